/** Runs in the browser: reports words that a picture covers, and titles whose lines touch, one per line. */
export async function findCovered(): Promise<string[]> {
  // Sizes depend on the font.
  await document.fonts.ready
  // A busy machine may draw a page without its fonts. A font face that this machine lacks cannot be loaded.
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
  const faults = new Set<string>()
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue
    // Visually hidden text.
    if (parent.closest('.sr-only, .max-sm\\:sr-only')) continue
    range.selectNodeContents(node)
    for (const { left, right, top, bottom } of range.getClientRects())
      for (const x of [left + 2, (left + right) / 2, right - 2])
        if (document.elementFromPoint(x, (top + bottom) / 2)?.matches('img, video, iframe'))
          faults.add(`under a picture: ${textOf(parent)}`)
  }

  const pen = document.createElement('canvas').getContext('2d')
  for (const title of document.querySelectorAll('h1, h2')) {
    const { font, fontSize, lineHeight, textTransform } = getComputedStyle(title)
    if (!pen) break
    // The browser measures letters in whole pixels.
    pen.font = font.replace(fontSize, `${10 * Number.parseFloat(fontSize)}px`)
    const [above = '', below = ''] = ['ç', 'é'].map((letter) =>
      textTransform === 'uppercase' ? letter.toUpperCase() : letter,
    )
    const ink =
      (pen.measureText(above).actualBoundingBoxDescent + pen.measureText(below).actualBoundingBoxAscent) / 10
    if (ink > Number.parseFloat(lineHeight))
      faults.add(`lines of ${fontSize} touch, ${Math.ceil(ink)} px in ${lineHeight}: ${textOf(title)}`)
  }
  return [...faults]
}
