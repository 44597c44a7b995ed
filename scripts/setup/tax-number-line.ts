import { SetupError } from './setup-error'

const OBJECT = 'export const siteConfig: SiteConfig = {'

/**
 * The text of site.config.ts with this tax number. Only one line is changed or added.
 * @throws SetupError when the file is not written as expected
 */
export function withTaxNumberLine(source: string, taxNumber: string): string {
  const start = source.indexOf(OBJECT)
  const head = source.slice(0, start)
  const body = source.slice(start)
  const written = [...body.matchAll(/\btaxNumber: '[^'\n]*'/g)]
  const books = [...body.matchAll(/^ {2}complaintsBook: (?:true|false),$/gm)]
  if (start >= 0 && written.length === 1)
    return head + body.replace(/\btaxNumber: '[^'\n]*'/, `taxNumber: '${taxNumber}'`)
  if (start < 0 || /^ {2}company:/m.test(body) || books.length !== 1) throw notSafe(taxNumber)
  const added = `\n  company: { taxNumber: '${taxNumber}' },`
  return head + body.replace(/^ {2}complaintsBook: .*$/m, (line) => line + added)
}

function notSafe(taxNumber: string): SetupError {
  return new SetupError(
    `site.config.ts is not written the way setup can change safely: leave --nipc out, and set company: { taxNumber: '${taxNumber}' } there by hand.`,
  )
}
