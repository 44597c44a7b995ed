import type { Browser } from '@playwright/test'
import {
  type MarkupProblem,
  markupProblems,
  pathsIn,
  readMarkdownPages,
  routesWith,
} from '@site-starter/engine/testing'
import { isGone } from '../../../lib/content/page-titles'
import { addressOf } from '../../../lib/routes/paths'
import { routes } from '../../../lib/routes/routes'
import { templateRoutes } from '../../../lib/routes/template-routes'
import { siteConfig } from '../../../site/config'
import { cloneOrigin, clonePlatform } from '../../clone-site/clone-site'
import { type Facts, factsOf } from './facts'

export interface SitePage extends Facts {
  path: string
  /** The size of the HTML in bytes. */
  size: number
  /** Problems of the HTML. */
  markup: MarkupProblem[]
}

export interface Site {
  /** Every page in the sitemap, of the client's own, or linked from another page. */
  pages: SitePage[]
  /** The status of every linked address: pages of the site, and files of the platform. */
  answers: Map<string, number>
  /** The paths in the sitemap. */
  sitemap: string[]
}

/** More pages than any client has. The limit stops at links without end, such as a calendar's. */
const MAX_PAGES = 3_000
const MAX_CONCURRENT = 4

/** The client's own pages, in Markdown and in code. Links lead to those with a parameter in their path. */
function ownPaths(): string[] {
  const inCode = routesWith('page').filter((path) => !path.includes('[') && !templateRoutes.includes(path))
  const registered = siteConfig.pages.flatMap((page) => (isGone(page) ? [] : page.path))
  const markdown = readMarkdownPages().pages.map(({ path }) => path)
  return [...new Set([...markdown, ...registered, ...inCode.map(addressOf)])]
}

/** Reads the whole site by its links, starting with the sitemap and the client's own pages. Other sites receive no requests. */
export async function crawl(browser: Browser): Promise<Site> {
  const parser = await browser.newPage()
  const pages: SitePage[] = []
  const answers = new Map<string, number>()
  const open: string[] = []
  const add = (address: string) => {
    const target = crawledTarget(new URL(address, cloneOrigin))
    if (target === undefined || answers.has(target) || answers.size > MAX_PAGES) return
    answers.set(target, 0)
    open.push(target)
  }
  const visit = async (target: string) => {
    const response = await fetch(new URL(target, cloneOrigin))
    answers.set(target, response.status)
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (!isPage || !response.ok || response.redirected || /^https?:|\?/.test(target))
      return void (await response.body?.cancel())
    const html = await response.text()
    const [facts, markup] = await Promise.all([parser.evaluate(factsOf, html), markupProblems(html)])
    pages.push({ path: target, size: html.length, markup, ...facts })
    for (const { href } of facts.links)
      if (URL.canParse(href, cloneOrigin + target)) add(new URL(href, cloneOrigin + target).href)
  }
  const sitemap = pathsIn(await (await fetch(`${cloneOrigin}/sitemap.xml`)).text())
  const search = siteConfig.search ? [routes.search] : []
  for (const path of ['/', ...sitemap, ...ownPaths(), ...search, routes.thanks]) add(path)
  while (open.length > 0) await Promise.all(open.splice(0, MAX_CONCURRENT).map(visit))
  await parser.close()
  return { pages, answers, sitemap }
}

/** How `Site.answers` names an address: a path on the site, a whole address on its platform; undefined on any other site. */
export function crawledTarget({ origin, pathname, search, href }: URL): string | undefined {
  if (origin === cloneOrigin) return pathname + search
  return origin === clonePlatform ? href : undefined
}

/** The pages to visit: all of the client's own, and the longest of each kind. `/servicos/a` and `/servicos/b` are the same kind. */
export function pagesToSee({ pages }: Site): string[] {
  const own = new Set(ownPaths())
  const kinds = new Map<string, SitePage>()
  for (const page of pages) {
    const { path } = page
    const parent = path.split('/').slice(0, -1).join('/')
    const kind = own.has(path) || parent === '' ? path : parent
    if ((kinds.get(kind)?.size ?? 0) < page.size) kinds.set(kind, page)
  }
  const search = siteConfig.search ? [`${routes.search}?q=a`] : []
  return [...[...kinds.values()].map(({ path }) => path), ...search, '/nada']
}
