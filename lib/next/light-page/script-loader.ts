import { parseJson } from '../../format/json'
import type { Place } from './flight'
import { placeSelector } from './place-selector'

/*
 * Runs in the browser, at the end of the body. It loads the scripts of the page when the first client component gets the focus or comes
 * near the viewport. It watches the viewport from the first paint on, and at the latest after one second. Until the scripts are loaded the
 * page works without them, and a phone's connection is free for the stylesheet, the fonts and the pictures.
 *
 * The scripts need the flight data before they run. A page without it gets it from its own address, as Next.js does for a page that it
 * navigates to. Data of another build, or none, leaves the page as it is without scripts. Newer data of the same build is shown.
 */
const loader = `{
const [sources, places, mark] = DATA
const elements = places.flatMap(([selector, isBehind]) =>
  Array.from(document.querySelectorAll(selector), (element) => (isBehind && element.nextElementSibling) || element))
const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), { rootMargin: '50%' })
const start = async () => {
  const files = sources.splice(0)
  if (files.length === 0) return
  observer.disconnect()
  removeEventListener('focusin', look)
  const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes))
  if (mark) {
    for (const href of files) add('link', { rel: 'preload', as: 'script', href })
    const address = new URL(location)
    address.searchParams.set('_rsc', '')
    const data = await fetch(address, { headers: { rsc: '1' } }).then((response) => response.text()).catch(() => '')
    if (!data.includes(mark)) return
    self.__next_f = [[0], [1, data]]
  }
  for (const src of files) add('script', { src, async: true })
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

interface Loaded {
  /** The addresses of the scripts. */
  sources: string[]
  /** Where the client components of the page are. */
  places: Place[]
  /** What the page's flight data contains when it is of this build; '' for a page that has its flight data inline. */
  mark: string
}

/** A script that loads other scripts when one of the places is reached, or after the first paint when a place has no selector. */
export function scriptLoader({ sources, places, mark }: Loaded): string {
  const selectors = places.map((place) => [placeSelector(place), place.before.length > 0])
  const known = selectors.some(([selector]) => selector === '') ? [] : unique(selectors)
  const data = JSON.stringify([sources, known, mark]).replaceAll('<', '\\u003c')
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
