import type { Page } from '@playwright/test'

interface Walk {
  /** Fixed and sticky parts of the page. */
  bars: Element[]
  reached: Set<Element>
  isOver: boolean
  hidden: string[]
  /** Over when what has the focus has been looked at. Until then the focus stays where it is. */
  look: Promise<void>
  isLooking: boolean
  /** Gives the focus to all that was reached, one after the other, and tells what is hidden then. */
  again: () => Promise<string[]>
}

declare global {
  interface Window {
    walk?: Walk
  }
}

/**
 * Presses the key from one end of the page to the other, and tells what a bar hides or the window does not show when it has the focus
 * (WCAG 2.2, 2.4.11). Of what is smaller than half of the window, no part may be hidden.
 */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ reached: number; hidden: string[] }> {
  await page.evaluate(watchFocus)
  // One question for several keys: to ask takes as long as a key.
  do for (let keys = 0; keys < 8; keys += 1) await page.keyboard.press(key)
  while (!(await page.evaluate(isOver)))
  return page.evaluate(() => ({ reached: window.walk?.reached.size ?? 0, hidden: window.walk?.hidden ?? [] }))
}

/** Runs in the browser. Nothing to reach is over too. */
async function isOver(): Promise<boolean> {
  await window.walk?.look
  return window.walk?.isOver === true || window.walk?.reached.size === 0
}

/** What is hidden, in a window of another size, of what the keyboard has reached: a tenth of the time of the keys. */
export function walkAgain(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await window.walk?.again()) ?? [])
}

/** Hides a page that is only to be measured: what is not drawn takes no time. Runs in the browser. */
export function hidePage(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the browser. */
function watchFocus(): void {
  const isWatched = window.walk !== undefined
  const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)
  const newWalk = (): Walk => ({
    bars: [...document.querySelectorAll('body *')].filter(isBar),
    reached: new Set(),
    isOver: false,
    hidden: [],
    look: Promise.resolve(),
    isLooking: false,
    again,
  })
  window.walk = newWalk()
  leave()
  if (isWatched) return
  const frame = () => new Promise(requestAnimationFrame)
  // While it is looked at, and at the end, the focus stays where it is.
  let isKept = false
  addEventListener('keydown', (event) => {
    const { walk } = window
    isKept = event.key === 'Tab' && walk !== undefined && (walk.isLooking || walk.isOver)
    if (isKept) event.preventDefault()
  })
  addEventListener('keyup', ({ key }) => {
    const { walk } = window
    const focused = document.activeElement
    if (key !== 'Tab' || !walk || isKept) return
    const isAtEnd = !focused || focused === document.body || walk.reached.has(focused)
    walk.isOver = isAtEnd && walk.reached.size > 0
    if (isAtEnd) return
    walk.reached.add(focused)
    walk.look = look(walk, focused)
  })

  /** Puts the focus on the page itself: the next key leads from an end of the page, wherever the focus was. */
  function leave(): void {
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    document.body.blur()
    document.body.removeAttribute('tabindex')
  }

  async function again(): Promise<string[]> {
    const { reached = [] } = window.walk ?? {}
    const walk = newWalk()
    for (const element of reached) {
      if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue
      // The browser scrolls to nothing that has the focus already.
      leave()
      element.focus()
      // A menu that was open for the keys may be closed now.
      if (document.activeElement === element) await look(walk, element)
    }
    return walk.hidden
  }

  async function look(walk: Walk, focused: Element): Promise<void> {
    walk.isLooking = true
    // The browser scrolls in several frames: parts of a long page get their height when they come near the window.
    let frames = 0
    while (isHidden(walk, focused) && frames++ < 60) await frame()
    if (frames > 60) walk.hidden.push(focused.outerHTML.slice(0, 90))
    walk.isLooking = false
  }

  function isHidden({ bars }: Walk, focused: Element): boolean {
    // Along the middle: what is behind a rounded corner shows.
    const points = [...focused.getClientRects()].flatMap(({ left, top, width, height }) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((part) => [
        { x: left + width * part, y: top + height / 2 },
        { x: left + width / 2, y: top + height * part },
      ]),
    )
    const inWindow = points.map(({ x, y }) => document.elementFromPoint(x, y)).filter((top) => top !== null)
    const others = bars.filter((bar) => !bar.contains(focused))
    const behind = inWindow.filter((element) => others.some((bar) => bar.contains(element)))
    const { height } = focused.getBoundingClientRect()
    return height < innerHeight / 2
      ? behind.length > 0 || inWindow.length === 0
      : behind.length === inWindow.length
  }
}
