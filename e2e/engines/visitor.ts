import { isDeepStrictEqual } from 'node:util'
import { expect } from '@playwright/test'
import type { Engine, Key, Point } from './engine'

/** Somebody who visits the site with one of the engines. Elements are named by selectors. */
export interface Visitor {
  open: (path: string) => Promise<void>
  /** Goes to a path as a link does. */
  follow: (path: string) => Promise<void>
  /** The value of an expression in the page. */
  tell: (expression: string) => Promise<unknown>
  /** Waits until an expression in the page has a value. */
  until: (expression: string, value?: unknown) => Promise<void>
  focus: (selector: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Scrolls to an element, and clicks into its middle. */
  click: (selector: string) => Promise<void>
  fill: (values: Record<string, string>) => Promise<void>
}

export function visitorWith(engine: Engine, origin: string): Visitor {
  const until = async (expression: string, value: unknown = true) => {
    // A page that is just leaving answers nothing.
    const tell = () => engine.evaluate(expression).catch((error: unknown) => String(error))
    await expect
      .poll(tell, expression)
      .toEqual(value)
      .catch(async (error: Error) => {
        throw new Error(
          `${error.message}\nThe page says: ${await engine.evaluate('document.body.innerText')}`,
        )
      })
  }
  const focus = async (selector: string) => {
    await engine.evaluate(`${element(selector)}.focus()`)
  }
  return {
    open: (path) => engine.open(origin + path),
    follow: async (path) => {
      await engine.evaluate(
        `void document.body.append(Object.assign(document.createElement('a'), { href: ${JSON.stringify(path)}, id: 'follow' }))`,
      )
      await engine.evaluate("document.getElementById('follow').click()")
      await until('location.pathname', path)
    },
    tell: (expression) => engine.evaluate(expression),
    until,
    focus,
    press: (key) => engine.press(key),
    click: async (selector) => {
      // Parts of a page get their height when they come near the window.
      const places: Point[] = []
      const isStill = async () => {
        await engine.evaluate(`${element(selector)}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
        places.unshift((await engine.evaluate(middleOf(selector))) as Point)
        return isDeepStrictEqual(places[0], places[1])
      }
      await expect.poll(isStill).toBe(true)
      if (places[0]) await engine.click(places[0])
    },
    fill: async (values) => {
      for (const [name, value] of Object.entries(values)) {
        await focus(`main [name=${name}]`)
        await engine.evaluate(`${element(`main [name=${name}]`)}.select()`)
        await engine.type(value)
      }
    },
  }
}

export function element(selector: string): string {
  return `document.querySelector(${JSON.stringify(selector)})`
}

function middleOf(selector: string): string {
  return `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${element(selector)}.getBoundingClientRect())`
}

/** How many scripts of the site the page has asked for. */
export const scriptsAsked =
  "performance.getEntriesByType('resource').filter(({ name }) => /_next.static.*[.]js/.test(name)).length"
