import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../site.config'
import { codePageProblems, unregisteredPages } from './code-page-problems'
import { fieldProblems } from './lead/field-problems'
import { menuProblems } from './menu-problems'
import { readOwnPages } from './own-pages'
import { redirectProblems } from './redirects'
import { scriptProblems } from './scripts'

/** What is wrong in site.config.ts and beside it, beyond what its types say: a sentence each. */
export function siteConfigProblems(): string[] {
  const theme = process.env.SITE_THEME || site.theme
  const { pages, problems } = readOwnPages()
  const markdownPaths = pages.map(({ path }) => path)
  const paths = [...markdownPaths, ...site.pages.map(({ path }) => path)]
  // A page that failed to parse is already reported; don't also call it missing.
  const known = [...paths, ...problems.map(pathOfFile)]
  const ofConfig = [
    ...(existsSync(join(process.cwd(), 'themes', theme)) ? [] : [`theme: themes/${theme} does not exist`]),
    ...scriptProblems(site.scripts),
    ...searchProblems(),
    ...redirectProblems(site.redirects, paths),
    ...codePageProblems(site.pages, markdownPaths),
    ...homeProblems(),
    ...fieldProblems(site.formFields),
    ...menuProblems('menu', site.menu, known),
    ...menuProblems('footerMenu', site.footerMenu, known),
  ]
  return [...ofConfig.map((text) => `site.config.ts: ${text}`), ...problems]
}

function homeProblems(): string[] {
  return site.home.flatMap((entry) => {
    if (typeof entry === 'string' || entry.most === undefined) return []
    const isCount = Number.isInteger(entry.most) && entry.most > 0
    return isCount ? [] : [`home: ${entry.section} needs a most of 1 or more; leave the section out for none`]
  })
}

/** A problem of a Markdown page begins with its file. */
function pathOfFile(problem: string): string {
  return problem.slice('site.pages'.length, problem.indexOf('.md '))
}

/** Whether a developer may still be at it: a page or a link to one that is not there yet. */
export function canWait(problem: string): boolean {
  return ['pages', 'menu', 'footerMenu'].some((name) => problem.startsWith(`site.config.ts: ${name}: `))
}

/** What a build does not stop for, a sentence each. */
export function siteConfigAdvice(): string[] {
  return unregisteredPages(site.pages).map((text) => `site.config.ts: ${text}`)
}

function searchProblems(): string[] {
  if (site.search === false) return []
  const { weights, perMinute } = site.search
  return [
    ...Object.entries(weights).flatMap(([name, weight]) =>
      weight > 0 && weight <= 100 ? [] : [`search: the weight of ${name} must be above 0 and at most 100`],
    ),
    ...(perMinute >= 1
      ? []
      : ['search: perMinute must be at least 1; search: false switches the search off']),
  ]
}
