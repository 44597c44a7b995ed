/** Runs in the browser: reports empty areas of a page in the viewport, one per line. Heights are in CSS pixels. */
export async function findUnusedSpace(): Promise<string[]> {
  // Heights depend on the font.
  await document.fonts.ready
  const main = document.querySelector('main')
  if (!main) return ['no content']
  type Span = readonly [top: number, bottom: number]
  const MAX_EMPTY_HEIGHT = 300
  const isShown = (element: Element) =>
    element.checkVisibility() && element.getBoundingClientRect().height > 1

  /** Texts, pictures or their plates, and controls. */
  const parts = [...main.querySelectorAll('*')].filter(isShown).flatMap((element) => {
    if (element.matches('img, video, iframe, input, select, textarea, button, a.rounded-button, .drawn'))
      return [{ element, box: element.getBoundingClientRect() }]
    const isText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    )
    if (!isText) return []
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, top, width, height } = range.getBoundingClientRect()
    // A line is as high as its line height, not as its letters.
    const line = Number.parseFloat(getComputedStyle(element).lineHeight)
    const letters = range.getClientRects()[0]?.height ?? line
    const more = Math.max(0, line - letters || 0)
    return [{ element, box: new DOMRect(left, top - more / 2, width, height + more) }]
  })

  /** The gaps that these boxes leave in a height, from the top down. */
  const gapsIn = (boxes: DOMRect[], [top, bottom]: Span): Span[] => {
    const gaps: Span[] = []
    let end = top
    for (const box of [...boxes].sort((one, other) => one.top - other.top)) {
      if (Math.min(box.top, bottom) > end) gaps.push([end, Math.min(box.top, bottom)])
      end = Math.max(end, box.bottom)
    }
    if (end < bottom) gaps.push([end, bottom])
    return gaps
  }
  const lengthOf = (spans: Span[]) => spans.reduce((sum, [top, bottom]) => sum + bottom - top, 0)
  const named = (element: Element) => (element.textContent ?? '').trim().slice(0, 40)

  const isPanel = (element: Element) => {
    const style = getComputedStyle(element)
    const hasGround = !/^rgba\(0, 0, 0, 0\)$/.test(style.backgroundColor)
    const hasFrame =
      Number.parseFloat(style.borderTopWidth) > 0 && Number.parseFloat(style.borderLeftWidth) > 0
    return hasGround || hasFrame || element.matches('li.group')
  }
  const faults: string[] = []
  for (const element of main.querySelectorAll('*')) {
    const { top, bottom, width, height } = element.getBoundingClientRect()
    // An element as wide as the viewport is the background of a section.
    if (height <= MAX_EMPTY_HEIGHT || width >= window.innerWidth || !isShown(element)) continue
    if (!isPanel(element) || element.matches('img, video, iframe, .plate')) continue
    const inside = parts.filter((part) => element.contains(part.element)).map(({ box }) => box)
    const used = 1 - lengthOf(gapsIn(inside, [top, bottom])) / height
    if (used < 0.5)
      faults.push(`${Math.round(used * 100)} % of ${Math.round(height)} px are used: ${named(element)}`)
  }

  // The head of the page: from the first of title, picture and button to the end of the last.
  const title = main.querySelector('h1')
  const [action] = [...main.querySelectorAll('a.bg-accent')].filter(isShown)
  const picture = main.querySelector('.first-picture, img[fetchpriority=high]')
  const marks = [title, action, picture].flatMap((element) => element?.getBoundingClientRect() ?? [])
  const head: Span = [
    Math.min(...marks.map(({ top }) => top)),
    Math.max(...marks.filter(({ top }) => top < window.innerHeight).map(({ bottom }) => bottom)),
  ]
  const boxes = parts.map(({ box }) => box).filter(({ top, bottom }) => bottom > head[0] && top < head[1])
  const middle = window.innerWidth / 2
  for (const [side, other] of [
    [boxes.filter(({ left }) => left < middle), boxes.filter(({ right }) => right > middle)],
    [boxes.filter(({ right }) => right > middle), boxes.filter(({ left }) => left < middle)],
  ] as const)
    for (const gap of gapsIn(side, head)) {
      const emptyHeight = lengthOf([gap]) - lengthOf(gapsIn(other, gap))
      if (emptyHeight > MAX_EMPTY_HEIGHT)
        faults.push(`${Math.round(emptyHeight)} px beside a filled column of the head are empty`)
    }
  return faults
}
