import { canWait, siteConfigProblems } from '../checks/problems'
import { clientColoursInUse } from '../colours/theme-in-use'
import { themeInUse } from '../environment/theme-name'
import { siteConfig } from '../port/config'
import { hasQuotes, pathRewrites } from '../port/routes'
import { redirectRules } from '../routing/query-redirects'

/** What next.config.ts has of the files in `site/`, as one text to compare, and what would keep the server from starting. */
export function startSettings(): { values: string; problems: string[] } {
  const { colourScheme, uploads, platformOrigin } = siteConfig
  const values = JSON.stringify([
    [colourScheme, uploads, platformOrigin, themeInUse(), clientColoursInUse()],
    [hasQuotes(), pathRewrites, redirectRules(false)],
  ])
  return { values, problems: siteConfigProblems().filter((problem) => !canWait(problem)) }
}
