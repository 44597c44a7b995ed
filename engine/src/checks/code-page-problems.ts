import { existsSync } from 'node:fs'
import { addressOf, isRouteOf, routes, templateRoutes } from '../port/routes'
import type { CodePage, Embed, SiteConfig } from '../port/settings'
import { appFolder, routesWith } from '../routing/app-folder'
import { lisbonTime } from '../text/lisbon-time'
import { ERROR_PAGE, isErrorPage } from '../text/page-name'
import { problemsOf } from '../text/problems-of'
import { mayBeOfTemplate } from './language-problems'

export function codePageProblems(
  pages: readonly CodePage[],
  markdownPaths: readonly string[],
  app = appFolder(),
): string[] {
  const ofTemplate = new Set<unknown>(Object.values(routes))
  const pageRoutes = existsSync(app) ? routesWith('page', app) : undefined
  return pages.flatMap(({ path, until, after }) =>
    problemsOf(`pages: ${path}`, [
      until !== undefined &&
        (until.includes('T') || lisbonTime(until) === undefined) &&
        `has its last day on "${until}": write a date such as 2026-12-24`,
      after !== undefined && until === undefined && 'sets after, but no until (its last day)',
      !/^(\/[^/?#\s]+)+$/.test(path) && 'must be a path such as /numeros',
      ofTemplate.has(path) && 'is a page of the template already',
      isErrorPage(path) && ERROR_PAGE,
      markdownPaths.includes(path) && `is a Markdown page, which is known without: site/pages${path}.md`,
      addressOf(path) !== path && `has the address ${addressOf(path)} according to paths`,
      pageRoutes &&
        !pageRoutes.some((route) => isRouteOf(route, path)) &&
        `has no page: app${path}/page.tsx is missing`,
    ]),
  )
}

/** Keys of `sharePictures` that are not the path of a page, one sentence each. @param own the agency's pages, in code and in Markdown */
export function sharedPageProblems(pictures: SiteConfig['sharePictures'], own: readonly string[]): string[] {
  return Object.keys(pictures).flatMap((path) =>
    problemsOf(`sharePictures: ${path}`, [
      !own.includes(path) &&
        !mayBeOfTemplate(addressOf(path)) &&
        'is no page: write a path such as /sobre or /servicos/pintura',
    ]),
  )
}

/** Pages named in `embeds` that are not the agency's own, one sentence each. */
export function embedProblems(
  embeds: readonly Embed[],
  markdownPaths: readonly string[],
  app = appFolder(),
): string[] {
  const own = [...markdownPaths, ...ownPages(app)]
  return embeds
    .flatMap(({ pages }) => pages)
    .flatMap((page) => problemsOf(`embeds: ${page}`, [!own.includes(page) && 'is no page of your own']))
}

/** Pages named in `uploads` that are not the agency's own code pages, and size limits out of range, one sentence each. */
export function uploadProblems(uploads: SiteConfig['uploads'], app = appFolder()): string[] {
  const own = ownPages(app)
  return Object.entries(uploads).flatMap(([page, megabytes]) =>
    problemsOf(`uploads: ${page}`, [
      !own.includes(page) && 'is no page of your own in app/',
      !(megabytes >= 1 && megabytes <= MAX_UPLOAD_MEGABYTES) &&
        `must be 1 to ${MAX_UPLOAD_MEGABYTES} megabytes`,
    ]),
  )
}

/** The largest upload limit of one page. All posts together may hold twice as much in memory (`ALL_POSTS` in `engine/src/server/server-limits.ts`). */
const MAX_UPLOAD_MEGABYTES = 25

/** The agency's pages in app/ that `pages` does not list, one sentence each. Dynamic routes are left out. */
export function unregisteredPages(pages: readonly CodePage[], app = appFolder()): string[] {
  const registered: string[] = pages.map(({ path }) => path)
  return ownPages(app)
    .filter((path) => !path.includes('[') && !registered.includes(path))
    .map((path) => {
      const isOfRecord = templateRoutes.some((route) => route.includes('[') && isRouteOf(route, path))
      const listed = isOfRecord ? 'has it only with a record of that name' : 'lacks it'
      return `pages: ${path} is missing, so the sitemap ${listed} and sharing shows the site's own image`
    })
}

/** The addresses of the agency's own pages in app/. */
function ownPages(app: string): string[] {
  return routesWith('page', app)
    .filter((route) => !templateRoutes.includes(route))
    .map(addressOf)
}
