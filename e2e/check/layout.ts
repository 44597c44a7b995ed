/** Runs in the browser: reports elements too wide for the viewport, and words too wide for their line, one per line. */
export async function tooWide(): Promise<string[]> {
  // Widths depend on the font.
  await document.fonts.ready
  const { clientWidth: width, scrollWidth } = document.documentElement
  const found = new Set<string>()
  const excerpt = (text: string | null) =>
    (text ?? '')
      .replace(/\u00ad/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60)
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  /** Elements that are visually hidden, as is the skip link to `#conteudo` (`components/frame/surroundings.tsx`), or inside a scroll container. */
  const isApart = (element: Element | null): boolean => {
    if (element === null || element === document.body) return false
    if (
      element.matches(
        '.sr-only, .max-sm\\:sr-only, [aria-hidden="true"], [href="#conteudo"], dialog, select, svg, script, style',
      )
    )
      return true
    return ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || isApart(element.parentElement)
  }
  const range = document.createRange()
  const rectsOf = (node: Node, start: number, end: number) => {
    range.setStart(node, start)
    range.setEnd(node, end)
    return [...range.getClientRects()].filter((rect) => rect.width > 0)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? ''
    const parent = node.parentElement
    if (text.trim() === '' || !parent || isApart(parent) || !isShown(parent)) continue
    const rects = rectsOf(node, 0, text.length)
    if (rects.some(({ left, right }) => right > width + 1 || left < -1))
      found.add(`out of the window: ${excerpt(text)}`)
    if (new Set(rects.map(({ top }) => Math.round(top))).size < 2) continue
    // Whole words only, because addresses may break anywhere.
    for (const { 0: word, index: start } of text.matchAll(
      /(?<![^\s("«“—–])[\p{L}\p{M}\u00ad]{4,}(?![^\s)"».,;:!?”—–…])/gu,
    )) {
      if (new Set(rectsOf(node, start, start + word.length).map(({ top }) => Math.round(top))).size < 2)
        continue
      let last: DOMRect | undefined
      for (let index = 0; index < word.length; index += 1) {
        // The first letter of a line may include the hyphen at the end of the previous line.
        const rect = rectsOf(node, start + index, start + index + 1).at(-1)
        if (rect === undefined || word[index] === '\u00ad') continue
        const isNext =
          last !== undefined && rect.top + rect.height / 2 - last.top - last.height / 2 > rect.height * 0.6
        if (isNext && word[index - 1] !== '\u00ad') found.add(`too wide for its line: ${excerpt(word)}`)
        last = rect
      }
    }
  }
  for (const element of document.querySelectorAll('body *')) {
    if (isApart(element) || !isShown(element)) continue
    const { left, right, width: elementWidth } = element.getBoundingClientRect()
    const clips = (parent: Element | null): boolean =>
      parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || clips(parent.parentElement))
    const isOut = elementWidth > 0 && (right > width + 1 || left < -1) && !clips(element.parentElement)
    const text = excerpt(element.textContent)
    // Only the innermost of nested elements is reported.
    if (isOut && ![...element.children].some((child) => child.getBoundingClientRect().right > width + 1))
      found.add(`out of the window: ${text || `<${element.localName}>`}`)
  }
  if (scrollWidth > width) found.add(`scrolls sideways by ${scrollWidth - width} px`)
  return [...found]
}
