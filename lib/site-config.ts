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
  const isMissing = (entry: string) => entry.startsWith('/') && !paths.includes(entry)
  return [
    ...(existsSync(join(process.cwd(), 'themes', theme)) ? [] : [`theme: themes/${theme} does not exist`]),
    ...accentProblems(),
    ...scriptProblems(site.scripts),
    ...redirectProblems(site.redirects, paths),
    ...problems,
    ...[...site.menu, ...site.footerMenu]
      .filter(isMissing)
      .map((entry) => `menu: ${entry} is no page of yours; the others go by their names`),
  ]
}

function accentProblems(): string[] {
  try {
    if (site.accent !== undefined) accentTokens(site.accent)
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
