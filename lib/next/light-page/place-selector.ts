import type { Place } from './flight'
import type { HostElement } from './flight-elements'

/** How many elements a selector names at most: enough to tell one place from another. */
const MOST = 3

/** A selector for the last element before a place, or for the element around it; '' for a place with neither. */
export function placeSelector({ around, before }: Place): string {
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
