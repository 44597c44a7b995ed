import { startChromium } from '../engines/chromium'
import type { Engine, Start } from '../engines/engine'
import { firefoxPath, startFirefox } from '../engines/firefox'
import { element, visitorWith } from '../engines/visitor'
import { startWebKit, webkitIsHere } from '../engines/webkit'
import { ports } from '../servers/ports'
import { expect, origin, test } from './site'

/* The menu below a menu, in each engine that is here: not all of them place a popover by an anchor. */

const wide: Start = { viewport: { width: 1240, height: 800 }, driverPort: ports.docsExamplesDriver }

const engines: [name: string, isHere: boolean, start: (how: Start) => Promise<Engine>][] = [
  ['Chromium', true, startChromium],
  ['Firefox', firefoxPath !== undefined, startFirefox],
  ['WebKit', webkitIsHere, startWebKit],
]

const button = element('[popovertarget=sub-menu-2]')
const list = element('#sub-menu-2')
const isOpen = `${list}.getBoundingClientRect().height > 0`
const place = `(({ top, left, right }) => ({
  isBelow: top >= ${button}.getBoundingClientRect().bottom,
  isInside: left >= 0 && right <= innerWidth,
}))(${list}.getBoundingClientRect())`

for (const [name, isHere, start] of engines) {
  test(`${name}: the menu below the menu opens below its entry, closes by Escape, and leads on`, async ({
    examples: _,
  }) => {
    test.skip(!isHere, `${name} is not here`)
    const engine = await start(wide)
    const visitor = visitorWith(engine, origin)
    await visitor.open('/servicos')
    expect(await visitor.tell(isOpen)).toBe(false)
    await visitor.click('[popovertarget=sub-menu-2]')
    await visitor.until(isOpen)
    await expect.poll(() => visitor.tell(place)).toEqual({ isBelow: true, isInside: true })
    await visitor.press('Escape')
    await visitor.until(isOpen, false)
    await visitor.focus('[popovertarget=sub-menu-2]')
    await visitor.press('Enter')
    await visitor.until(isOpen)
    await visitor.press('Tab')
    await visitor.until("document.activeElement.matches('#sub-menu-2 a')")
    const href = await visitor.tell("document.activeElement.getAttribute('href')")
    await visitor.press('Enter')
    await visitor.until('location.pathname', href)
    await engine.close()
  })
}
