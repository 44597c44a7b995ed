import { minified } from './minified'

/*
 * Runs in the browser, once on a page with a gallery. It opens the dialog of a gallery at the picture that was chosen. The pictures of
 * the dialog are copies of the small ones, as wide as the screen. The text is part of the page; the content security policy names its
 * hash.
 */
export const galleryScript = minified(
  'gallery',
  `self.galleries ||= (() => {
const galleryOf = (target) => target.closest?.('[data-gallery]')
const partsOf = (gallery) => ({
  links: [...gallery.querySelectorAll('a[data-position]')],
  dialog: gallery.querySelector('dialog'),
  strip: gallery.querySelector('dialog ul'),
  position: gallery.querySelector('dialog p'),
})
const shown = (strip) => Math.round(strip.scrollLeft / (strip.clientWidth || 1))
const tell = ({ links, strip, position }) => {
  const text = links[shown(strip)]?.dataset.position
  if (text && position.textContent !== text) position.textContent = text
}
const move = (parts, index) => {
  const { links, strip } = parts
  strip.scrollTo({ left: strip.clientWidth * ((index + links.length) % links.length), behavior: 'instant' })
  tell(parts)
}
const fill = ({ links, strip }) => {
  for (const link of links) {
    const slide = document.createElement('li')
    const figure = document.createElement('figure')
    const image = link.querySelector('img').cloneNode()
    slide.className = 'w-full shrink-0 snap-center snap-always px-4 sm:px-8'
    figure.className = 'flex h-full flex-col items-center justify-center gap-3'
    image.className = 'min-h-0 w-auto max-w-full rounded-picture object-contain'
    image.sizes = '100vw'
    figure.append(image)
    if (image.alt) {
      const caption = document.createElement('figcaption')
      caption.ariaHidden = 'true'
      caption.textContent = image.alt
      figure.append(caption)
    }
    slide.append(figure)
    strip.append(slide)
  }
}
const open = (gallery, link) => {
  const parts = partsOf(gallery)
  const { links, dialog, strip } = parts
  if (!strip.firstChild) {
    fill(parts)
    strip.addEventListener('scroll', () => tell(parts))
  }
  dialog.addEventListener('close', () => link.focus(), { once: true })
  dialog.showModal()
  move(parts, links.indexOf(link))
}
document.addEventListener('click', (event) => {
  const gallery = galleryOf(event.target)
  if (!gallery) return
  const step = event.target.closest('[data-step]')
  if (step) return move(partsOf(gallery), shown(partsOf(gallery).strip) + Number(step.dataset.step))
  const link = event.target.closest('a[data-position]')
  // With these keys the browser opens a tab or saves the file.
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  try {
    open(gallery, link)
    event.preventDefault()
  } catch {
    // The browser follows the link to the picture.
  }
})
document.addEventListener('keydown', (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const gallery = step && event.target.closest?.('dialog[open]') && galleryOf(event.target)
  if (!gallery) return
  event.preventDefault()
  move(partsOf(gallery), shown(partsOf(gallery).strip) + step)
})
return true
})()`,
)
