import { SetupError } from './setup-error'

const OBJECT = 'export const siteConfig: SiteConfig = {'

/**
 * The text of site.config.ts with this accent. Only one line is changed or added.
 * @throws SetupError when the file is not written as expected
 */
export function withAccentLine(source: string, accent: string): string {
  const start = source.indexOf(OBJECT)
  const head = source.slice(0, start)
  const body = source.slice(start)
  // A CSS colour needs no quotes. A quote would end the string.
  if (start < 0 || /['"`\\\n\r]/.test(accent)) throw notSafe(accent)
  const line = `  accent: '${accent}',`
  const existing = [...body.matchAll(/^ {2}accent: .*$/gm)]
  const theme = [...body.matchAll(/^ {2}theme: '[\w-]+',$/gm)]
  if (existing.length === 1 && /^ {2}accent: (['"`])[^'"`]*\1,$/.test(existing[0]?.[0] ?? '')) {
    return head + body.replace(/^ {2}accent: .*$/m, () => line)
  }
  if (existing.length > 0 || theme.length !== 1) throw notSafe(accent)
  return head + body.replace(/^ {2}theme: .*$/m, (themeLine) => `${themeLine}\n${line}`)
}

function notSafe(accent: string): SetupError {
  const problem = 'site.config.ts is not written the way setup can change safely'
  return new SetupError(
    `${problem}: leave --accent out, and set accent: ${JSON.stringify(accent)} there by hand.`,
  )
}
