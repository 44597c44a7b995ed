import { z } from 'zod'
import { parseJson } from '../../format/json'
import { isScriptLoader } from './script-loader'

/** A script of Next.js 16.4 in a page: a file, the start script, or a piece of flight data. Or the loader of `script-loader.ts`. */
export interface NextScript {
  kind: 'file' | 'start' | 'flight' | 'loader'
  /** Where the script begins and ends in the HTML, tags included. */
  from: number
  to: number
  /** The address of a file; '' for an inline script and for a file for browsers without modules. */
  src: string
  /** The text between the tags. */
  text: string
}

const OPENING = '<script'
const CLOSING = '</script>'

/**
 * The scripts of Next.js in a page, in order. A script is recognised only as a whole, with its data as valid JSON, so that no script
 * from elsewhere is taken for a script of Next.js.
 */
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
    const file = fileOf(attributes)
    const kind = file ? 'file' : kindOf(attributes, text)
    if (kind) scripts.push({ kind, from, to, src: file?.isAsync ? file.src : '', text })
    from = html.indexOf(OPENING, to)
  }
  return scripts
}

/** The flight data in these scripts; undefined when a part of it is no text. */
export function inlineData(scripts: readonly NextScript[]): string | undefined {
  const texts = scripts
    .filter(({ kind, text }) => kind === 'flight' && text !== FLIGHT_START)
    .map(
      ({ text }) =>
        flightText.safeParse(JSON.parse(text.slice(FLIGHT[0].length, -FLIGHT[1].length))).data?.[1],
    )
  return texts.includes(undefined) ? undefined : texts.join('')
}

const flightText = z.tuple([z.literal(1), z.string()])

/** The attributes of a file. `noModule` marks a file for browsers without modules, in which no page works. */
const FILE = /^ src="([^"]*)"(?: id="_R_")?( async=""| noModule="")$/

function fileOf(attributes: string): { src: string; isAsync: boolean } | undefined {
  const [, src = '', mode] = FILE.exec(attributes) ?? []
  return src.includes('/_next/static/') ? { src, isAsync: mode === ' async=""' } : undefined
}

function kindOf(attributes: string, text: string): NextScript['kind'] | undefined {
  if (attributes === ' id="_R_"') return isCall(START, text) ? 'start' : undefined
  if (attributes !== '') return undefined
  if (text === FLIGHT_START || isCall(FLIGHT, text)) return 'flight'
  return isScriptLoader(text) ? 'loader' : undefined
}

const START = ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'] as const
const FLIGHT = ['self.__next_f.push(', ')'] as const
const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])'

/** Whether a script is this call with JSON as its argument. */
function isCall([start, end]: readonly [string, string], text: string): boolean {
  return (
    text.startsWith(start) &&
    text.endsWith(end) &&
    parseJson(text.slice(start.length, -end.length)) !== undefined
  )
}
