import { parseJson } from '../platform/json'
import type { Place } from './flight'
import type { HostElement } from './flight-elements'

/*
 * Runs in the browser, at the end of the body. The scripts of the page are asked for when the first client component comes near the
 * viewport or gets the focus, and not before the first paint, or within a second where the browser tells of none. Until then the page
 * works without, and a phone has its line for the stylesheet, the fonts and the pictures.
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

/** A script that loads others once one of the places is reached; after the first paint when one cannot be told. */
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

/** Whether an inline script is one of these, and nothing else. */
export function isScriptLoader(text: string): boolean {
  const [start = '', end = ''] = loader.split('DATA')
  return (
    text.startsWith(start) &&
    text.endsWith(end) &&
    parseJson(text.slice(start.length, -end.length)) !== undefined
  )
}

/** As many elements as tell one place from another. */
const MOST = 3

/** Selects the last element before a place, or the one around it. */
function selectorOf(around: HostElement[], before: HostElement[]): string {
  const siblings = before.slice(-MOST).map(elementSelector).join('~')
  return [...around.slice(-MOST).map(elementSelector), ...(siblings ? [siblings] : [])].join(' ')
}

function elementSelector({ tag, id, className }: HostElement): string {
  const attribute = (name: string, value: string | undefined) =>
    value === undefined ? '' : `[${name}=${cssString(value)}]`
  return tag + attribute('id', id) + attribute('class', className)
}

/** Quotes, backslashes and control characters as CSS escapes. */
function cssString(text: string): string {
  const escaped = text.replace(/["\\\p{Cc}]/gu, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)
  return `"${escaped}"`
}
