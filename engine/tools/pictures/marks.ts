import type { Page } from '@playwright/test'
import type { Part } from './view'

/** In CSS pixels. */
const SIZE = 36
const COLOUR = '#c2005c'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws a frame with its number around each part, as far as the window shows it. @throws Error when the page has no such part */
export async function mark(page: Page, parts: Part[]): Promise<void> {
  const drawn = await Promise.all(
    parts.map(async (part) => {
      const first = await boxOf(page, part.selector)
      const last = part.to === undefined ? first : await boxOf(page, part.to)
      return boxes(part, around(first, last), page.viewportSize() ?? first)
    }),
  )
  await page.evaluate((all) => {
    for (const { text, place, look } of all) {
      const element = document.createElement('div')
      element.textContent = text
      const [left, top, width, height] = place.map((value) => `${value}px`)
      Object.assign(element.style, { position: 'fixed', zIndex: 1000, boxSizing: 'border-box', ...look })
      Object.assign(element.style, { left, top, width, height })
      document.body.append(element)
    }
  }, drawn.flat())
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox()
  if (box === null) throw new Error(`${page.url()} has no ${selector}`)
  return box
}

function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  const right = Math.max(one.x + one.width, other.x + other.width)
  return { x, y, width: right - x, height: Math.max(one.y + one.height, other.y + other.height) - y }
}

/** The frame, which is open below if the part ends below the window, and the number, which stays within the window. */
function boxes({ number, at, margin = 6 }: Part, box: Box, window: { width: number; height: number }) {
  const [left, top] = [Math.max(box.x - margin, 3), Math.max(box.y - margin + 2, 3)]
  const right = Math.min(box.x + box.width + margin, window.width - 3)
  const goesOn = box.y + box.height > window.height
  const bottom = goesOn ? window.height : Math.min(box.y + box.height + margin - 2, window.height - 3)
  const inside = at === 'inside' ? SIZE : 0
  const x = at === 'below' ? (left + right) / 2 : right - inside
  const y = at === 'below' ? bottom : top + inside
  const within = (middle: number, size: number) => Math.min(Math.max(middle - SIZE / 2, 2), size - SIZE - 2)
  return [
    {
      text: '',
      place: [left, top, right - left, bottom - top],
      look: { border: `3px solid ${COLOUR}`, borderRadius: '8px', ...(goesOn && { borderBottom: 'none' }) },
    },
    {
      text: String(number),
      place: [within(x, window.width), within(y, window.height), SIZE, SIZE],
      look: {
        border: '2px solid #fff',
        borderRadius: '50%',
        background: COLOUR,
        color: '#fff',
        font: `700 19px/${SIZE - 4}px sans-serif`,
        textAlign: 'center',
      },
    },
  ]
}
