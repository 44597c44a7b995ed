import { isDeepStrictEqual } from 'node:util'
import { expect } from '@playwright/test'

/** The driver of a browser, with the common features of WebDriver and its successor, WebDriver BiDi. */
export interface Driver {
  /** Returns the value of an expression in the page as JSON. */
  evaluate: (script: string) => Promise<string>
  /** Starts a navigation to an address. */
  go: (address: string) => Promise<unknown>
  /** https://w3.org/TR/webdriver2/#actions */
  perform: (actions: object[]) => Promise<unknown>
  close: () => Promise<void>
  /** The browser's own accessibility tree, if the driver gives access to it. */
  heard?: () => Promise<Heard[]>
}

/** An element with an accessible name, in the form that a screen reader receives. */
interface Heard {
  role: string
  name: string
  states: string[]
}

/** Options for starting a browser. */
export interface Start {
  viewport: { width: number; height: number }
  /** The port of WebKit's driver. */
  driverPort: number
}

/** Keys without a character, as WebDriver names them. */
const keys = { Tab: '\ue004', Enter: '\ue006', Escape: '\ue00c', ArrowLeft: '\ue012', ArrowRight: '\ue014' }

/** A visitor of the site with one of the browsers. Elements are selected by CSS selectors. */
export type Visitor = ReturnType<typeof visitorWith>

export function visitorWith({ evaluate, go, perform, close, heard }: Driver, origin: string) {
  /** The value of an expression in the page, which must be serializable as JSON. */
  async function tell(expression: string): Promise<unknown> {
    return JSON.parse(await evaluate(`JSON.stringify(${expression}) ?? 'null'`))
  }

  /** Waits until an expression in the page has a value. */
  async function until(expression: string, value: unknown = true): Promise<void> {
    // A page that is being unloaded does not answer.
    const answer = () => tell(expression).catch((error: unknown) => String(error))
    await expect
      .poll(answer, expression)
      .toEqual(value)
      .catch(async (error: Error) => {
        throw new Error(`${error.message}\nThe page says: ${await tell('document.body.innerText')}`)
      })
  }

  /** Navigates to a path, and waits for the load. A driver may still answer for the previous page. */
  async function open(path: string): Promise<void> {
    await tell('void (window.isLeft = true)')
    await go(origin + path)
    await until("window.isLeft !== true && document.readyState === 'complete'")
  }

  /** Navigates to a path as a link does. */
  async function follow(path: string): Promise<void> {
    await tell(`void Object.assign(document.createElement('a'), { href: ${JSON.stringify(path)} }).click()`)
    await until('location.pathname', path)
  }

  async function type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await perform([{ type: 'key', id: 'keyboard', actions }])
  }

  const press = (key: keyof typeof keys) => type(keys[key])

  const focus = (selector: string) => tell(`void ${element(selector)}.focus()`)

  async function fill(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await focus(`main [name=${name}]`)
      await tell(`void ${element(`main [name=${name}]`)}.select()`)
      await type(value)
    }
  }

  /** Scrolls to an element, and clicks its centre. */
  async function click(selector: string): Promise<void> {
    const middle = `(({ x, y, width, height }) => ({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) }))(${element(selector)}.getBoundingClientRect())`
    // Nothing covers the element.
    const isOnTop = `(({ x, y }) => ${element(selector)}.contains(document.elementFromPoint(x, y)))(${middle})`
    // Parts of a page get their height when they come near the viewport.
    const positions: unknown[] = []
    const isStill = async () => {
      await tell(`void ${element(selector)}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
      positions.unshift(await tell(middle))
      return isDeepStrictEqual(positions[0], positions[1]) && (await tell(isOnTop))
    }
    await expect.poll(isStill).toBe(true)
    const actions = [
      Object.assign({ type: 'pointerMove', origin: 'viewport' }, positions[0]),
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }

  return { open, follow, tell, until, focus, press, click, fill, heard, leave: close }
}

export function element(selector: string): string {
  return `document.querySelector(${JSON.stringify(selector)})`
}
