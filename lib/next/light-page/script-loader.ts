import { parseJson } from '../../format/json'
import type { Place } from './flight'
import type { HostElement } from './flight-elements'

/*
 * Runs in the browser, at the end of the body. It loads the scripts of the page when the first client component gets the focus or comes
 * near the viewport. It watches the viewport from the first paint on, and at the latest after one second. Until the scripts are loaded the
 * page works without them, and a phone's connection is free for the stylesheet, the fonts and the pictures.
 */
const loader = `{
const [sources, places] = DATA
const elements = places.flatMap(([selector, isBehind]) =>
  Array.from(document.querySelectorAll(selector), (element) => (isBehind && element.nextElementSibling) || element))
const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), { rootMargin: '50%' })
const start = () => {
  observer.disconnect()
  removeEventListener('focusin', look)
  elements.length = 0
  for (const src of sources.splice(0)) document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
const look = ({ target }) => elements.some((element) => element.contains(target)) && start()
addEventListener('focusin', look)
const watch = () => {
  if (elements.length === 0) start()
  for (const element of elements) observer.observe(element)
}
setTimeout(watch, 1000)
new PerformanceObserver(watch).observe({ type: 'paint', buffered: true })
}`

/** A script that loads other scripts when one of the places is reached, or after the first paint when a place has no selector. */
export function scriptLoader(sources: string[], places: Place[]): string {
  const selectors = places.map(({ around, before }) => [selectorOf(around, before), before.length > 0])
  const known = selectors.some(([selector]) => selector === '') ? [] : unique(selectors)
  const data = JSON.stringify([sources, known]).replaceAll('<', '\\u003c')
  return loader.replace('DATA', () => data)
}

function unique(selectors: unknown[]): unknown[] {
  const texts = new Set(selectors.map((selector) => JSON.stringify(selector)))
  return Array.from(texts, (text) => JSON.parse(text))
}

/** Whether an inline script is such a loader and nothing else. */
export function isScriptLoader(text: string): boolean {
  const [start = '', end = ''] = loader.split('DATA')
  return (
    text.startsWith(start) &&
    text.endsWith(end) &&
    parseJson(text.slice(start.length, -end.length)) !== undefined
  )
}

/** How many elements a selector names at most: enough to tell one place from another. */
const MOST = 3

/** A selector for the last element before a place, or for the element around it. */
function selectorOf(around: HostElement[], before: HostElement[]): string {
  const siblings = before.slice(-MOST).map(elementSelector).join('~')
  return [...around.slice(-MOST).map(elementSelector), ...(siblings ? [siblings] : [])].join(' ')
}

function elementSelector({ tag, id, className }: HostElement): string {
  const attribute = (name: string, value: string | undefined) =>
    value === undefined ? '' : `[${name}=${cssString(value)}]`
  return tag + attribute('id', id) + attribute('class', className)
}

/** A CSS string, with quotes, backslashes and control characters escaped. */
function cssString(text: string): string {
  const escaped = text.replace(/["\\\p{Cc}]/gu, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)
  return `"${escaped}"`
}
