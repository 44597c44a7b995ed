import { SetupError } from './setup-error'

/* Changes or adds one line of site/config.ts. */

const OBJECT = 'export const siteConfig = defineSite({'

/** The line after which a new one is written, with what follows on it. */
const THEME = /^ {2}theme: (['"])[\w-]+\1,[^\n]*\n/gm

/** A setting with a text in quotes. */
const ACCENT = /^( {2}accent: )(['"`])[^'"`\n]*\2(?=,)/m
const TAX_NUMBER = /^(?![ \t]*(?:\/\/|\*))(.*\btaxNumber: )(['"`])[^'"`\n]*\2/gm

/** @throws SetupError when the file is not written as expected */
export function withAccentLine(source: string, accent: string): string {
  const [head, body] = parts(source)
  const existing = [...body.matchAll(/^ {2}accent: /gm)]
  const theme = [...body.matchAll(THEME)]
  // A CSS colour needs no quotes. A quote would end the string.
  const isSafe = !/['"`\\\n\r]/.test(accent)
  if (isSafe && existing.length === 1 && ACCENT.test(body))
    return head + body.replace(ACCENT, (_, name, quote) => name + quote + accent + quote)
  if (isSafe && existing.length === 0 && theme.length === 1)
    return (
      head + body.replace(THEME, (line, quote) => line + added(line, `accent: ${quote}${accent}${quote},`))
    )
  throw notSafe('--accent', `accent: ${JSON.stringify(accent)}`)
}

/** @throws SetupError when the file is not written as expected */
export function withTaxNumberLine(source: string, taxNumber: string): string {
  const [head, body] = parts(source)
  const written = [...body.matchAll(TAX_NUMBER)]
  const theme = [...body.matchAll(THEME)]
  const company = (quote: string) => `company: { taxNumber: ${quote}${taxNumber}${quote} }`
  if (written.length === 1)
    return head + body.replace(TAX_NUMBER, (_, before, quote) => before + quote + taxNumber + quote)
  if (theme.length === 1 && !/^ {2}company:/m.test(body))
    return head + body.replace(THEME, (line, quote) => line + added(line, `${company(quote)},`))
  throw notSafe('--nipc', company("'"))
}

/** A line as the one before it ends. */
function added(before: string, line: string): string {
  return `  ${line}${before.endsWith('\r\n') ? '\r\n' : '\n'}`
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
