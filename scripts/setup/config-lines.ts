import { SetupError } from './setup-error'

/* Changes or adds one line of site.config.ts. */

const OBJECT = 'export const siteConfig = defineSite({'

/** The line after which a new one is written. */
const THEME = /^ {2}theme: '[\w-]+',$/gm

/** @throws SetupError when the file is not written as expected */
export function withAccentLine(source: string, accent: string): string {
  const [head, body] = parts(source)
  const line = `  accent: '${accent}',`
  const existing = [...body.matchAll(/^ {2}accent: .*$/gm)]
  const theme = [...body.matchAll(THEME)]
  // A CSS colour needs no quotes. A quote would end the string.
  const isSafe = !/['"`\\\n\r]/.test(accent)
  if (isSafe && existing.length === 1 && /^ {2}accent: (['"`])[^'"`]*\1,$/.test(existing[0]?.[0] ?? ''))
    return head + body.replace(/^ {2}accent: .*$/m, () => line)
  if (isSafe && existing.length === 0 && theme.length === 1)
    return head + body.replace(THEME, (themeLine) => `${themeLine}\n${line}`)
  throw notSafe('--accent', `accent: ${JSON.stringify(accent)}`)
}

/** @throws SetupError when the file is not written as expected */
export function withTaxNumberLine(source: string, taxNumber: string): string {
  const [head, body] = parts(source)
  const written = [...body.matchAll(/\btaxNumber: '[^'\n]*'/g)]
  const theme = [...body.matchAll(THEME)]
  const company = `company: { taxNumber: '${taxNumber}' }`
  if (written.length === 1) return head + body.replace(/\btaxNumber: '[^'\n]*'/, `taxNumber: '${taxNumber}'`)
  if (theme.length === 1 && !/^ {2}company:/m.test(body))
    return head + body.replace(THEME, (line) => `${line}\n  ${company},`)
  throw notSafe('--nipc', company)
}

/** What stands before the settings, and the settings; none where they are not found. */
function parts(source: string): [head: string, body: string] {
  const start = source.indexOf(OBJECT)
  return start < 0 ? [source, ''] : [source.slice(0, start), source.slice(start)]
}

function notSafe(flag: string, line: string): SetupError {
  return new SetupError(
    `site.config.ts is not written the way setup can change safely: leave ${flag} out, and set ${line} there by hand.`,
  )
}
