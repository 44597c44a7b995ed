import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteConfig } from '@/site.config'
import { parseRedirectFile } from './redirect-file'
import { isPattern, type PlacedRedirect } from './redirects'

const file = join(/* turbopackIgnore: true */ process.cwd(), 'site.redirects.csv')
const { redirects: ofFile, problems } = parseRedirectFile(
  existsSync(file) ? readFileSync(file, 'utf8') : 'from,to',
)
const ofConfig = siteConfig.redirects.map((redirect) => ({ ...redirect, place: 'site.config.ts: redirects' }))

export const redirectFileProblems = problems

/** All redirects from the client's former site. */
export const redirectList: PlacedRedirect[] = [...ofConfig, ...ofFile]

/** Those that Next.js compares with each request. `lib/server/` looks the others up. */
export const redirectPatterns = redirectList.filter(isPattern)

/** Those that `next start` has. It has no look-up, and compares with each of its list. */
export const redirectsOfNext = [...ofConfig, ...ofFile.filter(isPattern)]
