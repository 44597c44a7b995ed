import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { csvLines } from '../files/csv'
import { readText, UNREADABLE, unreadableLine } from '../files/file-text'
import { clientFolder } from '../port/client-folder'
import { siteConfig } from '../port/config'
import type { Redirect } from '../port/settings'
import { isPattern, type PlacedRedirect } from './redirects'

const FILE_NAME = 'site/redirects.csv'

const file = join(/* turbopackIgnore: true */ clientFolder(), FILE_NAME)
const { redirects: ofFile, problems } = parseRedirectFile(existsSync(file) ? readText(file) : 'from,to')
const ofConfig = siteConfig.redirects.map((redirect) => ({
  ...redirect,
  listedAt: 'site/config.ts: redirects',
}))

export const redirectFileProblems = problems

export const redirectList: PlacedRedirect[] = [...ofConfig, ...ofFile]

/** The redirects that Next.js compares with each request. `engine/src/server/` looks up the others. */
export const redirectPatterns = redirectList.filter(isPattern)

/** The redirects that are not in Next.js' list, which it would search linearly. */
export const plainRedirects: ReadonlySet<Redirect> = new Set(
  ofFile.filter((redirect) => !isPattern(redirect)),
)

/** The redirects of `site/redirects.csv`, and its problems, one sentence each. */
export function parseRedirectFile(text: string): { redirects: PlacedRedirect[]; problems: string[] } {
  const redirects: PlacedRedirect[] = []
  const problems: string[] = []
  const unreadable = unreadableLine(text)
  if (unreadable !== undefined) return { redirects, problems: [`${FILE_NAME}:${unreadable} ${UNREADABLE}`] }
  const { lines, separator, problem } = csvLines(text)
  if (problem) problems.push(`${FILE_NAME}:${problem.line} ${problem.text}`)
  const [head, ...others] = lines
  if (!/^from,to(?:,permanent)?$/.test(head?.fields.join(',') ?? ''))
    problems.push(`${FILE_NAME}:1 must be from,to,permanent`)
  for (const { line, fields } of others) {
    const listedAt = `${FILE_NAME}:${line}`
    const [from = '', to = '', permanent = '', ...more] = fields
    if (more.some(Boolean))
      problems.push(`${listedAt} has too many fields: put an address with a "${separator}" in quotes`)
    else if (!/^(?:true|false|)$/i.test(permanent))
      problems.push(`${listedAt}: permanent is "${permanent}": write true, false, or nothing for true`)
    else redirects.push({ from, to, permanent: permanent.toLowerCase() !== 'false', listedAt })
  }
  return { redirects, problems }
}
