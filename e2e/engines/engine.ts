import { expect } from '@playwright/test'
import { ports } from '../servers/ports'

/** A browser that is driven: all that a visit needs of one. */
export interface Engine {
  /** Goes to an address, and waits until the page has loaded. */
  open: (address: string) => Promise<void>
  /** The value of an expression in the page, which has to be JSON. */
  evaluate: (expression: string) => Promise<unknown>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** At a point of the viewport. */
  click: (point: Point) => Promise<void>
  close: () => Promise<void>
}

export interface Point {
  x: number
  y: number
}

/** What a browser is started with. */
export interface Start {
  viewport: { width: number; height: number }
  /** Where the driver of WebKit listens. */
  driverPort: number
}

/** So narrow that the menu of the demo is folded. */
export const usualStart: Start = { viewport: { width: 700, height: 700 }, driverPort: ports.engines.driver }

/** Keys without a character, as WebDriver names them. */
export const keys = {
  Tab: '\ue004',
  Enter: '\ue006',
  Escape: '\ue00c',
  ArrowLeft: '\ue012',
  ArrowRight: '\ue014',
} as const

export type Key = keyof typeof keys

/** What a page answers with, whatever it throws. */
export const asJson = (expression: string) => `JSON.stringify(${expression}) ?? 'null'`

/* What WebDriver and its successor, WebDriver BiDi, have in common: https://w3.org/TR/webdriver2/#actions */

export function typing(text: string) {
  const actions = Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return [{ type: 'key', id: 'keyboard', actions }]
}

export function clicking({ x, y }: Point) {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

/** Goes to an address, and waits until its document has loaded; a driver may still answer for the one before it. */
export async function opening(
  address: string,
  evaluate: Engine['evaluate'],
  go: () => Promise<unknown>,
): Promise<void> {
  await evaluate('void (window.isLeft = true)')
  await go()
  const hasLoaded = () =>
    evaluate("window.isLeft !== true && document.readyState === 'complete'").catch(() => false)
  await expect.poll(hasLoaded, { message: address, intervals: [20] }).toBe(true)
}
