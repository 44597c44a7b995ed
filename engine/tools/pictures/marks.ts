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
      const box = await page.locator(part.selector).filter({ visible: true }).first().boundingBox()
      if (box === null) throw new Error(`${page.url()} has no ${part.selector}`)
      return boxes(part, box, page.viewportSize() ?? box)
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

/** The frame and the number, which stays within the window. */
function boxes({ number, at }: Part, box: Box, window: { width: number; height: number }) {
  const [left, top] = [Math.max(box.x - 6, 3), Math.max(box.y - 4, 3)]
  const right = Math.min(box.x + box.width + 6, window.width - 3)
  const bottom = Math.min(box.y + box.height + 4, window.height - 3)
  const x = at === 'below' ? (left + right) / 2 : right
  const y = at === 'below' ? bottom : top
  const within = (middle: number, size: number) => Math.min(Math.max(middle - SIZE / 2, 2), size - SIZE - 2)
  return [
    {
      text: '',
      place: [left, top, right - left, bottom - top],
      look: { border: `3px solid ${COLOUR}`, borderRadius: '8px' },
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
