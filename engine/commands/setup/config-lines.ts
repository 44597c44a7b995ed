import { SetupError } from './setup-error'

/* Changes or adds one line of site/config.ts. */

const OBJECT = 'export const siteConfig = defineSite({'

/** The line after which a new one is written, with what follows on it. */
const THEME = /^ {2}theme: (['"])[\w-]+\1,[^\n]*\n/gm

/** Where settings without a theme begin, with the comments there: after these a new line is written. */
const BEGINNING = /^.*\(\{(?:(?=\}\))|\r?\n(?:[ \t]*\/\/.*\n)*)/

/** A setting with a text in quotes. */
const ACCENT = /^( {2}accent: )(['"`])[^'"`\n]*\2(?=,)/m
const TAX_NUMBER = /^(?![ \t]*(?:\/\/|\*))(.*\btaxNumber: )(['"`])[^'"`\n]*\2/gm

/** @throws SetupError when the file is not written as expected */
export function withAccentLine(source: string, accent: string): string {
  const [head, body] = parts(source)
  const existing = [...body.matchAll(/^ {2}accent: /gm)]
  // A CSS colour needs no quotes. A quote would end the string.
  const isSafe = !/['"`\\\n\r]/.test(accent)
  if (isSafe && existing.length === 1 && ACCENT.test(body))
    return head + body.replace(ACCENT, (_, name, quote) => name + quote + accent + quote)
  const changed =
    isSafe && existing.length === 0
      ? withNewLine(body, 'accent', (quote) => `${quote}${accent}${quote}`)
      : undefined
  if (changed !== undefined) return head + changed
  throw notSafe('--accent', `accent: ${JSON.stringify(accent)}`)
}

/** @throws SetupError when the file is not written as expected */
export function withTaxNumberLine(source: string, taxNumber: string): string {
  const [head, body] = parts(source)
  const written = [...body.matchAll(TAX_NUMBER)]
  const company = (quote: string) => `{ taxNumber: ${quote}${taxNumber}${quote} }`
  if (written.length === 1)
    return head + body.replace(TAX_NUMBER, (_, before, quote) => before + quote + taxNumber + quote)
  const changed = /^ {2}company:/m.test(body) ? undefined : withNewLine(body, 'company', company)
  if (changed !== undefined) return head + changed
  throw notSafe('--nipc', `company: ${company("'")}`)
}

/** The settings with one more; undefined where its line has no certain position. */
function withNewLine(body: string, name: string, value: (quote: string) => string): string | undefined {
  const end = body.includes('\r\n') ? '\r\n' : '\n'
  const added = (quote: string) => `  ${name}: ${value(quote)},${end}`
  const themes = [...body.matchAll(THEME)].length
  if (themes === 1) return body.replace(THEME, (line, quote) => line + added(quote))
  const lines = body.split('\n').filter((line) => !line.trimStart().startsWith('//'))
  // A name further in, or one that a spread brings, could be the same setting.
  const isUnsure = ['theme:', `${name}:`, '...'].some((part) => lines.some((line) => line.includes(part)))
  if (isUnsure || !BEGINNING.test(body)) return undefined
  return body.replace(BEGINNING, (start) => start + (start.endsWith('\n') ? '' : end) + added("'"))
}

/** What stands before the settings, and the settings; none where they are not found. */
function parts(source: string): [head: string, body: string] {
  const start = source.indexOf(OBJECT)
  return start < 0 ? [source, ''] : [source.slice(0, start), source.slice(start)]
}

function notSafe(flag: string, line: string): SetupError {
  return new SetupError(
    `site/config.ts is not written the way setup can change safely: leave ${flag} out, and set ${line} there by hand.`,
  )
}
