import { z } from 'zod'
import { parseJson } from '../../text/json'

/** A script of Next.js 16.4 in a page: a file, the start script, or a piece of flight data. */
export interface NextScript {
  /** Where the script begins and ends in the HTML, tags included. */
  from: number
  to: number
  isInline: boolean
  text: string
  /** The piece of flight data in it. */
  flight: string
}

const OPENING = '<script'
const CLOSING = '</script>'

/** A script is recognised only as a whole, with its data as valid JSON, so that none from elsewhere is taken for one of Next.js. */
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

/** `noModule` marks a file for browsers without modules, in which no page works. */
const FILE = /^ src="[^"]*"(?: id="_R_")?(?: async=""| noModule="")$/

/** React's data for the page, which these scripts hold in pieces. */
export function flightIn(scripts: readonly NextScript[]): string {
  return scripts.map(({ flight }) => flight).join('')
}

/** The client components that flight data (React 19.3) names: `<row>:I[<module id>,[<files>],<name>]`. */
const COMPONENT = /:I\[(\d+|"[^"]*"),\[/g

export function componentIds(flight: string): string[] {
  return Array.from(flight.matchAll(COMPONENT), ([, id = '']) => id.replaceAll('"', ''))
}

/** A page that a script draws as a whole. */
const SHELL = '<html id="__next_error__"'
/** A part of a page that a script puts into its place. */
export const LATE_PART = '<template id="B:'

/** Whether a page shows nothing, or not all, without scripts. */
export function isDrawnByScript(html: string): boolean {
  return html.startsWith(SHELL, html.indexOf('<html')) || html.includes(LATE_PART)
}

/** The piece of flight data in an inline script of Next.js, often ''; undefined for any other script. */
function flightOf(attributes: string, text: string): string | undefined {
  if (attributes === ' id="_R_"') return argumentOf(START, text) === undefined ? undefined : ''
  if (attributes !== '') return undefined
  if (text === FLIGHT_START) return ''
  // What a form's action has answered follows the first call, in the same script.
  const call = text.startsWith(`${FLIGHT_START};`) ? text.slice(FLIGHT_START.length + 1) : text
  const argument = argumentOf(FLIGHT, call)
  if (argument === undefined) return undefined
  const [kind, data = ''] = piece.safeParse(argument).data ?? []
  return kind === BYTES ? Buffer.from(data, 'base64').toString('latin1') : data
}

/** A part of the data as text, or as bytes in base64. */
const piece = z.tuple([z.literal([1, 3]), z.string()])
const BYTES = 3

const START = ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'] as const
const FLIGHT = ['self.__next_f.push(', ')'] as const
const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])'

/** The argument of this call, which is JSON; undefined for any other script. */
function argumentOf([start, end]: readonly [string, string], text: string): unknown {
  if (!text.startsWith(start) || !text.endsWith(end)) return undefined
  return parseJson(text.slice(start.length, -end.length))
}
