import { parseJson } from '../platform/json'
import { isScriptLoader } from './script-loader'

/** A script that Next.js 16.4 has put into a page: a file, the start of the program, a piece of flight data, or our loader of files. */
export interface FrameworkScript {
  kind: 'file' | 'start' | 'flight' | 'loader'
  /** Where its tags stand in the HTML. */
  from: number
  to: number
  /** Address of a file, unless it is for browsers without modules. */
  src: string
  /** What is between the tags. */
  text: string
}

const OPENING = '<script'
const CLOSING = '</script>'

/**
 * The framework's scripts of a page, in their order. Each is recognized as a whole, data within it as JSON, so that no script that
 * came in some other way is taken for one.
 */
export function frameworkScripts(html: string): FrameworkScript[] {
  const scripts: FrameworkScript[] = []
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

/** A file for browsers without modules says so; no page works in those. */
const FILE = /^ src="([^"]*)"(?: id="_R_")?( async=""| noModule="")$/

function fileOf(attributes: string): { src: string; isAsync: boolean } | undefined {
  const [, src = '', mode] = FILE.exec(attributes) ?? []
  return src.includes('/_next/static/') ? { src, isAsync: mode === ' async=""' } : undefined
}

function kindOf(attributes: string, text: string): FrameworkScript['kind'] | undefined {
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
