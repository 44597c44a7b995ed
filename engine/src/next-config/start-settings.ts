import { mayResolveItself, siteConfigProblems } from '../checks/problems'
import { clientColoursInUse } from '../colours/theme-in-use'
import { themeInUse } from '../environment/theme-name'
import { siteConfig } from '../port/config'
import { hasQuotes, pathRewrites } from '../port/routes'
import { redirectRules } from '../routing/query-redirects'

/** The settings of `site/` that the Next.js configuration uses, as one string to compare, and the problems that would prevent a start. */
export function startSettings(): { values: string; problems: string[] } {
  const { colourScheme, uploads, platformOrigin } = siteConfig
  const values = JSON.stringify([
    [colourScheme, uploads, platformOrigin, themeInUse(), clientColoursInUse()],
    [hasQuotes(), pathRewrites, redirectRules(false)],
  ])
  return { values, problems: siteConfigProblems().filter((problem) => !mayResolveItself(problem)) }
}
