/*
 * Opens the dialog of a gallery at the chosen picture. Its pictures are copies of the thumbnails, as wide as the screen. components/media/gallery.tsx
 * draws the dialog and writes the `data-*` attributes.
 */

/** The gallery around an event's target. The target may be the document, which has no `closest`. */
const galleryOf = (target: Element) => target.closest?.<HTMLElement>('[data-gallery]')

const partsOf = (gallery: HTMLElement) => ({
  links: [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-position]')],
  dialog: gallery.querySelector('dialog') as HTMLDialogElement,
  strip: gallery.querySelector('dialog ul') as HTMLElement,
  position: gallery.querySelector('dialog p') as HTMLElement,
  steps: gallery.querySelectorAll<HTMLElement>('[data-step]'),
})
type Parts = ReturnType<typeof partsOf>

/** The direction of the next picture, which is to the left on right-to-left pages. */
const forward = document.dir === 'rtl' ? -1 : 1

const indexOfShown = (strip: HTMLElement) =>
  Math.round((forward * strip.scrollLeft) / (strip.clientWidth || 1))

/** Announces the position and the picture's alt text. Only the number is visible, since the caption is below the picture. */
const announcePosition = ({ links, strip, position }: Parts) => {
  const link = links[indexOfShown(strip)]
  const number = links.length > 1 ? link?.dataset.position : ''
  const alt = link?.querySelector('img')?.alt
  const announcement = [number, alt].filter(Boolean).join(': ')
  if (!link || position.textContent === announcement) return
  const description = document.createElement('span')
  description.className = 'sr-only'
  description.textContent = announcement.slice(number?.length)
  position.replaceChildren(number ?? '', description)
}

const moveTo = (index: number, parts: Parts) => {
  const { links, strip } = parts
  const left = forward * strip.clientWidth * ((index + links.length) % links.length)
  strip.scrollTo({ left, behavior: 'instant' })
  announcePosition(parts)
}

const moveBy = (step: number, gallery: HTMLElement) => {
  const parts = partsOf(gallery)
  moveTo(indexOfShown(parts.strip) + step, parts)
}

const slideOf = (link: HTMLAnchorElement) => {
  const slide = document.createElement('li')
  const figure = document.createElement('figure')
  const image = link.querySelector('img')?.cloneNode() as HTMLImageElement
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
  return slide
}

const open = (gallery: HTMLElement, link: HTMLAnchorElement) => {
  const parts = partsOf(gallery)
  const { links, dialog, strip, steps } = parts
  if (!strip.firstChild) {
    strip.append(...links.map(slideOf))
    strip.addEventListener('scroll', () => announcePosition(parts))
    for (const button of steps) button.hidden = links.length < 2
  }
  dialog.addEventListener('close', () => link.focus(), { once: true })
  dialog.showModal()
  moveTo(links.indexOf(link), parts)
}

document.addEventListener('click', (event) => {
  const target = event.target as Element
  const gallery = galleryOf(target)
  if (!gallery) return
  const step = target.closest<HTMLElement>('[data-step]')
  if (step) return moveBy(Number(step.dataset.step), gallery)
  const link = target.closest<HTMLAnchorElement>('a[data-position]')
  // With a modifier key, the browser opens a tab or saves the file.
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  try {
    open(gallery, link)
    event.preventDefault()
  } catch {
    // On failure, the browser follows the link to the picture.
  }
})

document.addEventListener('keydown', (event) => {
  const target = event.target as Element
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const gallery = step && target.closest?.('dialog[open]') && galleryOf(target)
  if (!gallery) return
  event.preventDefault()
  moveBy(forward * step, gallery)
})
