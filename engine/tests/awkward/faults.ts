/** Runs in the browser: reports layout faults of a page in the viewport, one per line. */
export async function findFaults(): Promise<string[]> {
  // Widths depend on the font.
  await document.fonts.ready
  const { clientWidth: width, scrollWidth } = document.documentElement
  const faults = new Set<string>()
  const shortened = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)

  if (scrollWidth > width) faults.add(`scrolls sideways: ${scrollWidth} px`)

  const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  // The height of the header in the themes, by the width from which it has larger spaces.
  const maxHeaderHeight = (window.innerWidth / textSize < 640 ? 72 : 88) * textSize
  // The element that is sticky from `lg` on: the header, or its last row.
  const sticky = [...document.querySelectorAll('header, header > *')].find(
    (part) => getComputedStyle(part).position === 'sticky',
  )
  const isLarge = matchMedia('(width >= 64rem)').matches
  if (isLarge && !sticky) faults.add('no part of the header stays visible')
  if (!isLarge && sticky) faults.add('the header covers what one reads')
  const header = sticky ?? document.querySelector('header')
  const { height = 0 } = header?.getBoundingClientRect() ?? {}
  if (height > maxHeaderHeight) faults.add(`header is ${Math.round(height)} px high`)

  const name = document.querySelector('header a[href="/"]:not(:has(img)) > span')
  if (name) {
    const lines = Math.round(name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight))
    if (lines > 3) faults.add(`name on ${lines} lines`)
  }

  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  /** Whether an element is visually hidden, or inside a scroll container. */
  const isExcluded = (element: Element) =>
    element.closest(
      '.sr-only, .max-sm\\:sr-only, [aria-hidden="true"], [href="#conteudo"], pre, table, dialog, nav [class*=overflow-x-auto]',
    ) !== null

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const rectsOf = (node: Node, start: number, end: number) => {
    range.setStart(node, start)
    range.setEnd(node, end)
    return [...range.getClientRects()].filter((rect) => rect.width > 0)
  }
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? ''
    const parent = node.parentElement
    if (text.trim() === '' || !parent || isExcluded(parent) || !isShown(parent)) continue
    if (parent.closest('script, style, noscript, select')) continue
    for (const { left, right } of rectsOf(node, 0, text.length))
      if (right > width + 1 || left < -1) faults.add(`out of the window: ${shortened(text)}`)
    const topsOf = (start: number, end: number) =>
      new Set(rectsOf(node, start, end).map(({ top }) => Math.round(top)))
    // With enlarged text, a number is longer than the line of a phone.
    const wholeNumbers = textSize === 1 ? /\+?\d[\d\s]{7,}\d/g : /\+?\d+/g
    if (parent.closest('[href^="tel:"]'))
      for (const { 0: number, index } of text.matchAll(wholeNumbers))
        if (topsOf(index, index + number.length).size > 1) faults.add(`broken number: ${shortened(number)}`)
    if (parent.closest('[href^="mailto:"]')) continue
    // An address is no word, and may break anywhere.
    const isInAddress = (index: number) =>
      [...text.matchAll(/\S*(?:@|:\/\/)\S*/g)].some(
        ({ 0: address, index: from }) => from <= index && index < from + address.length,
      )
    for (const { 0: word, index: start } of text.matchAll(/[\p{L}\p{M}\u00ad]{4,}/gu)) {
      if (topsOf(start, start + word.length).size < 2 || isInAddress(start)) continue
      let last: number | undefined
      for (let index = 0; index < word.length; index += 1) {
        // The first letter of a line may include the hyphen at the end of the previous line.
        const rect = rectsOf(node, start + index, start + index + 1).at(-1)
        if (rect === undefined || word[index] === '\u00ad') continue
        // A letter in another font has another height, but is on the same line.
        const middle = rect.top + rect.height / 2
        const isNext = last !== undefined && Math.abs(middle - last) > rect.height * 0.6
        if (isNext && word[index - 1] !== '\u00ad') faults.add(`broken word: ${shortened(word)}`)
        last = middle
      }
    }
    const box = parent.closest('h1, h2, h3, h4, a, li, p, dd, dt, address, summary, header')
    const { overflowX = '', webkitLineClamp = '' } = box ? getComputedStyle(box) : {}
    if (box && overflowX !== 'visible' && webkitLineClamp === 'none' && box.scrollWidth > box.clientWidth + 1)
      faults.add(`cut: ${shortened(text)}`)
  }

  for (const element of document.querySelectorAll('body *')) {
    if (isExcluded(element) || !isShown(element) || element.closest('svg, picture')) continue
    const { left, right, width: elementWidth } = element.getBoundingClientRect()
    const clips = (parent: Element | null): boolean =>
      parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || clips(parent.parentElement))
    if (elementWidth > 0 && (right > width + 1 || left < -1) && !clips(element.parentElement))
      faults.add(`out of the window: <${element.localName}> ${shortened(element.textContent)}`)
  }

  for (const list of document.querySelectorAll('main ul')) {
    const { width: whole } = list.getBoundingClientRect()
    const cards = [...list.children].filter(isShown)
    const isGrid = getComputedStyle(list).display === 'grid'
    // The last row of an index may leave the second column empty.
    const isIndex = cards.some((card) => getComputedStyle(card).flexDirection === 'row-reverse')
    const last = cards.at(-1)?.getBoundingClientRect()
    if (!isGrid || isIndex || whole < 560 || !last) continue
    const row = cards.filter((card) => Math.abs(card.getBoundingClientRect().top - last.top) < 4)
    if (row.length === 1 && last.width < whole * 0.6)
      faults.add(`lone card: ${shortened(cards.at(-1)?.textContent)}`)
  }
  return [...faults]
}
