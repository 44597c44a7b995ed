import { z } from 'zod'
import { parseJson } from '../../text/json'

/** A script of Next.js 16.4 in a page: a file, the bootstrap script, or a chunk of flight data. */
export interface NextScript {
  /** Where the script starts and ends in the HTML, tags included. */
  from: number
  to: number
  isInline: boolean
  text: string
  /** The chunk of flight data in the script. */
  flight: string
}

const OPENING = '<script'
const CLOSING = '</script>'

/** Finds the scripts of Next.js. Each must match as a whole, with valid JSON as data, so that no other script is mistaken for one. */
export function nextScripts(html: string): NextScript[] {
  const scripts: NextScript[] = []
  let from = html.indexOf(OPENING)
  while (from >= 0) {
    const textFrom = html.indexOf('>', from) + 1
    const textTo = html.indexOf(CLOSING, textFrom)
    if (textFrom === 0 || textTo < 0) break
    const to = textTo + CLOSING.length
    const attributes = html.slice(from + OPENING.length, textFrom - 1)
    const text = html.slice(textFrom, textTo)
    const flight = flightOf(attributes, text)
    const isFile = FILE.test(attributes) && attributes.includes('/_next/static/')
    if (flight !== undefined || isFile)
      scripts.push({ from, to, isInline: flight !== undefined, text, flight: flight ?? '' })
    from = html.indexOf(OPENING, to)
  }
  return scripts
}

/** Matches the attributes of a script file. `noModule` marks one for browsers without modules, in which no page works. */
const FILE = /^ src="[^"]*"(?: id="_R_")?(?: async=""| noModule="")$/

/** React's flight data for the page, joined from the chunks in its scripts. */
export function flightIn(scripts: readonly NextScript[]): string {
  return scripts.map(({ flight }) => flight).join('')
}

/** Matches a client component in flight data (React 19.3): `<row>:I[<module id>,[<files>],<name>]`. */
const COMPONENT = /:I\[(\d+|"[^"]*"),\[/g

export function componentIds(flight: string): string[] {
  return Array.from(flight.matchAll(COMPONENT), ([, id = '']) => id.replaceAll('"', ''))
}

/** The start of a page that is rendered entirely by a script. */
const SHELL = '<html id="__next_error__"'
/** The placeholder of a part that a script inserts later. */
export const LATE_PART = '<template id="B:'

/** Whether a page is empty or incomplete without scripts. */
export function isDrawnByScript(html: string): boolean {
  return html.startsWith(SHELL, html.indexOf('<html')) || html.includes(LATE_PART)
}

/** The chunk of flight data in an inline script of Next.js, often ''; undefined for any other script. */
function flightOf(attributes: string, text: string): string | undefined {
  if (attributes === ' id="_R_"') return argumentOf(START, text) === undefined ? undefined : ''
  if (attributes !== '') return undefined
  if (text === FLIGHT_START) return ''
  // The answer of a form's action follows the first call, in the same script.
  const call = text.startsWith(`${FLIGHT_START};`) ? text.slice(FLIGHT_START.length + 1) : text
  const argument = argumentOf(FLIGHT, call)
  if (argument === undefined) return undefined
  const [kind, data = ''] = flightChunk.safeParse(argument).data ?? []
  return kind === BYTES ? Buffer.from(data, 'base64').toString('latin1') : data
}

/** Schema of a chunk: text, or bytes in base64. */
const flightChunk = z.tuple([z.literal([1, 3]), z.string()])
/** The kind of a chunk in base64. */
const BYTES = 3

/** The beginning and the end of the bootstrap script, around its argument. */
const START = ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'] as const
/** The beginning and the end of a script with flight data, around its argument. */
const FLIGHT = ['self.__next_f.push(', ')'] as const
/** The call before the first flight data. */
const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])'

/** The JSON argument of a function call; undefined for any other script. */
function argumentOf([start, end]: readonly [string, string], text: string): unknown {
  if (!text.startsWith(start) || !text.endsWith(end)) return undefined
  return parseJson(text.slice(start.length, -end.length))
}
