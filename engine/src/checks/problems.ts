import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { colourAdvice, colourProblems } from '../colours/theme-in-use'
import { themeFiles, themeInUse } from '../environment/theme-name'
import { dataFileProblems } from '../files/data-files'
import { readMarkdownPages } from '../markdown/markdown-pages'
import { siteConfig } from '../port/config'
import { pathRedirects } from '../port/routes'
import { companyProblems } from '../port/settings'
import { redirectFileProblems, redirectList } from '../routing/redirect-list'
import { nextRedirects, redirectAdvice } from '../routing/redirects'
import { problemsOf } from '../text/problems-of'
import { actionProblems, networkProblems } from './action-problems'
import { announcementProblems } from './announcement-problems'
import { businessTypeProblems } from './business-type'
import {
  codePageProblems,
  embedProblems,
  sharedPageProblems,
  unregisteredPages,
  uploadProblems,
} from './code-page-problems'
import { fieldProblems } from './field-problems'
import { folderProblems } from './folder-problems'
import { homeProblems } from './home-problems'
import { languageProblems, otherLanguageProblems } from './language-problems'
import { listProblems } from './list-problems'
import { menuProblems } from './menu-problems'
import { originProblems } from './origin-problems'
import { pathProblems } from './path-problems'
import { redirectProblems } from './redirect-problems'
import { takenOffProblems } from './taken-off-problems'

/** Problems in site/config.ts and the files it names that its types do not catch, one sentence each. */
export function siteConfigProblems(): string[] {
  const folder = `themes/${themeInUse()}`
  const missingOfTheme = [folder, ...themeFiles.map((name) => `${folder}/${name}`)].find(
    (path) => !existsSync(join(process.cwd(), path)),
  )
  const { pages, problems } = readMarkdownPages()
  const markdownPaths = pages.map(({ path }) => path)
  const paths = [...markdownPaths, ...siteConfig.pages.map(({ path }) => path)]
  // A page that failed to parse is already reported; don't also call it missing.
  const known = [...paths, ...problems.map(pathOfFile)]
  const ofConfig = [
    ...problemsOf('theme:', [missingOfTheme && `${missingOfTheme} does not exist`]),
    ...platformProblems(),
    ...originProblems(siteConfig),
    ...pathProblems(siteConfig.paths, {
      own: siteConfig.pages.map(({ path }) => path),
      redirects: redirectList,
    }),
    ...businessTypeProblems(siteConfig),
    ...companyProblems(siteConfig),
    ...codePageProblems(siteConfig.pages, markdownPaths),
    ...sharedPageProblems(siteConfig.sharePictures, known),
    ...embedProblems(siteConfig.embeds, markdownPaths),
    ...uploadProblems(siteConfig.uploads),
    ...languageProblems([...siteConfig.pages, ...pages]).map((text) => `pages: ${text}`),
    ...otherLanguageProblems(siteConfig.otherLanguages),
    ...homeProblems(siteConfig),
    ...listProblems(siteConfig),
    ...actionProblems(siteConfig),
    ...networkProblems(siteConfig.networks),
    ...announcementProblems(siteConfig.announcement),
    ...fieldProblems(siteConfig.formFields),
    ...menuProblems('menu', siteConfig.menu, known),
    ...menuProblems('footerMenu', siteConfig.footerMenu, known),
  ]
  return [
    ...ofConfig.map((text) => `site/config.ts: ${text}`),
    ...folderProblems(),
    ...dataFileProblems(),
    ...redirectFileProblems,
    ...redirectProblems(redirectList, paths),
    ...takenOffProblems(siteConfig, known),
    ...problems,
    ...colourProblems(),
  ]
}

/** The path of the page that a problem is about. The problem starts with the page's file name. */
function pathOfFile(problem: string): string {
  return problem.slice('site/pages'.length).split('.', 1)[0] ?? ''
}

/** Whether a problem may resolve itself while a developer works: a page, or the target of a menu link, does not exist yet. */
export function mayResolveItself(problem: string): boolean {
  return ['pages', 'menu', 'footerMenu'].some((name) => problem.startsWith(`site/config.ts: ${name}: `))
}

/** Advice that does not fail the build, one sentence each. */
export function siteConfigAdvice(): string[] {
  return [
    ...unregisteredPages(siteConfig.pages).map((text) => `site/config.ts: ${text}`),
    ...colourAdvice(),
    ...redirectAdvice(nextRedirects([...redirectList, ...pathRedirects]).length),
  ]
}

function platformProblems(): string[] {
  const { platformOrigin, refreshSeconds } = siteConfig
  return [
    ...problemsOf('platformOrigin', [
      platformOrigin !== undefined &&
        (!URL.canParse(platformOrigin) || new URL(platformOrigin).origin !== platformOrigin) &&
        'must be an origin: scheme and host, nothing after them',
    ]),
    ...Object.entries(refreshSeconds).flatMap(([resource, seconds]) =>
      problemsOf(`refreshSeconds: ${resource}`, [!(seconds >= 1) && 'must be at least 1']),
    ),
  ]
}
