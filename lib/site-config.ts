import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../site.config'
import { accentTokens } from './accent'
import { readOwnPages } from './own-pages'
import { redirectProblems } from './redirects'
import { scriptProblems } from './scripts'

/** What is wrong in site.config.ts and beside it, beyond what its types say: a sentence each. */
export function siteConfigProblems(): string[] {
  const theme = process.env.SITE_THEME || site.theme
  const { pages, problems } = readOwnPages()
  const paths = pages.map(({ path }) => path)
  // Of a page that has problems of its own its absence is no other one.
  const isMissing = (entry: string) =>
    entry.startsWith('/') && !paths.includes(entry) && !problems.some((text) => text.includes(`${entry}.md`))
  const ofConfig = [
    ...(existsSync(join(process.cwd(), 'themes', theme)) ? [] : [`theme: themes/${theme} does not exist`]),
    ...accentProblems(),
    ...scriptProblems(site.scripts),
    ...redirectProblems(site.redirects, paths),
    ...[...site.menu, ...site.footerMenu]
      .filter(isMissing)
      .map((entry) => `menu: ${entry} is no page of yours; the others go by their names`),
  ]
  return [...ofConfig.map((text) => `site.config.ts: ${text}`), ...problems]
}

function accentProblems(): string[] {
  try {
    if (site.accent !== undefined) accentTokens(site.accent)
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
