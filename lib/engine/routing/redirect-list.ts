import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readText, UNREADABLE, unreadableLine } from '@/lib/engine/files/file-text'
import { siteConfig } from '@/lib/engine/port/config'
import type { Redirect } from '@/lib/engine/port/settings'
import { isPattern, type PlacedRedirect } from './redirects'

const NAME = 'site/redirects.csv'

const file = join(/* turbopackIgnore: true */ process.cwd(), NAME)
const { redirects: ofFile, problems } = parseRedirectFile(existsSync(file) ? readText(file) : 'from,to')
const ofConfig = siteConfig.redirects.map((redirect) => ({ ...redirect, place: 'site/config.ts: redirects' }))

export const redirectFileProblems = problems

export const redirectList: PlacedRedirect[] = [...ofConfig, ...ofFile]

/** Those that Next.js compares with each request. `lib/engine/server/` looks the others up. */
export const redirectPatterns = redirectList.filter(isPattern)

/** Those that Next.js does not have: it has no look-up, and compares an address with each of its list. */
export const lookedUp: ReadonlySet<Redirect> = new Set(ofFile.filter((redirect) => !isPattern(redirect)))

/** The redirects of `site/redirects.csv`, and its problems, one sentence each. Spreadsheets in Portugal separate by semicolons, and Unicode text by tabs. */
export function parseRedirectFile(text: string): { redirects: PlacedRedirect[]; problems: string[] } {
  const [first = '', ...lines] = text.replace('\uFEFF', '').split(/\r?\n/)
  const separator = [';', '\t'].find((sign) => first.includes(sign)) ?? ','
  const redirects: PlacedRedirect[] = []
  const problems: string[] = []
  const unreadable = unreadableLine(text)
  if (unreadable !== undefined) return { redirects, problems: [`${NAME}:${unreadable} ${UNREADABLE}`] }
  if (!/^from,to(?:,permanent)?$/.test(fieldsOf(first, separator).join(',')))
    problems.push(`${NAME}:1 must be from,to,permanent`)
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const place = `${NAME}:${index + 2}`
    const [from = '', to = '', permanent = '', ...more] = fieldsOf(line, separator)
    if (more.some(Boolean))
      problems.push(`${place} has too many fields: put an address with a "${separator}" in quotes`)
    else if (!/^(?:true|false|)$/i.test(permanent))
      problems.push(`${place}: permanent is "${permanent}": write true, false, or nothing for true`)
    else redirects.push({ from, to, permanent: permanent.toLowerCase() !== 'false', place })
  }
  return { redirects, problems }
}

/** What is between quotes may have the separator in it. */
function fieldsOf(line: string, separator: string): string[] {
  return line
    .split('"')
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(separator, '\n') : part))
    .join('')
    .split('\n')
    .map((field) => field.trim())
}
