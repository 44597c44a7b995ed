import type { Page } from '@playwright/test'

interface Walk {
  /** The fixed and sticky elements of the page. */
  bars: Element[]
  reached: Set<Element>
  isOver: boolean
  hidden: string[]
  /** Resolves once the focused element has been inspected. Until then the focus stays on it. */
  look: Promise<void>
  isLooking: boolean
  /** Focuses all reached elements, one after another, and returns those that are hidden. */
  again: () => Promise<string[]>
}

declare global {
  interface Window {
    walk?: Walk
  }
}

/**
 * Presses a key from one end of the page to the other, and reports focused elements that a bar hides or that are out of view (WCAG 2.2, 2.4.11). No
 * part of an element smaller than half the viewport may be hidden.
 */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ reached: number; hidden: string[] }> {
  await page.evaluate(watchFocus)
  // One query follows several keys, because it takes as long as a key press.
  do for (let keys = 0; keys < 8; keys += 1) await page.keyboard.press(key)
  while (!(await page.evaluate(isOver)))
  return page.evaluate(() => ({ reached: window.walk?.reached.size ?? 0, hidden: window.walk?.hidden ?? [] }))
}

/** Runs in the browser: whether the walk is over. A page with nothing to focus is over immediately. */
async function isOver(): Promise<boolean> {
  await window.walk?.look
  return window.walk?.isOver === true || window.walk?.reached.size === 0
}

/** Repeats the walk in a viewport of another size, without key presses, in a tenth of the time. */
export function walkAgain(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await window.walk?.again()) ?? [])
}

/** Runs in the browser: hides a page that is only measured, since drawing takes time. */
export function hidePage(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the browser: starts a walk that records and inspects each focused element. */
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
  const nextFrame = () => new Promise(requestAnimationFrame)
  // The focus stays on an element while it is inspected, and at the end of the walk.
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

  /** Resets the focus to the page itself, so that the next key starts at one end of the page. */
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
      // Browsers do not scroll to an element that already has the focus.
      leave()
      element.focus()
      // A menu that was open during the walk may be closed now.
      if (document.activeElement === element) await look(walk, element)
    }
    return walk.hidden
  }

  async function look(walk: Walk, focused: Element): Promise<void> {
    walk.isLooking = true
    // Browsers take several frames to scroll, because parts of a long page get their height only near the viewport.
    let frames = 0
    while (isHidden(walk, focused) && frames++ < 60) await nextFrame()
    if (frames > 60) walk.hidden.push(focused.outerHTML.slice(0, 90))
    walk.isLooking = false
  }

  function isHidden({ bars }: Walk, focused: Element): boolean {
    // Points along both centre lines, since the page shows behind rounded corners.
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
