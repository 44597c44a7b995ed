import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CodePage } from '../config/types'
import { routes } from '../routing/routes'

/** The problems of `pages` in site.config.ts, one sentence each. */
export function codePageProblems(
  pages: readonly CodePage[],
  markdownPaths: readonly string[],
  app = appFolder(),
): string[] {
  const ofTemplate = new Set<unknown>(Object.values(routes))
  const inCode = existsSync(app) ? pathsIn(app) : undefined
  return pages.flatMap(({ path, title }, index) => {
    const problems = [
      !/^(\/[^/?#\s]+)+$/.test(path) && 'must be a path such as /numeros',
      title.trim() === '' && 'has an empty title',
      ofTemplate.has(path) && 'is a page of the template already',
      markdownPaths.includes(path) && `is a Markdown page, which is known without: site.pages${path}.md`,
      pages.findIndex((other) => other.path === path) < index && 'is there twice',
      inCode &&
        !inCode.some((route) => matches(route, path)) &&
        `has no page: app${path}/page.tsx is missing`,
    ]
    return problems.flatMap((problem) => (problem ? [`pages: ${path} ${problem}`] : []))
  })
}

/** The agency's pages in app/ that `pages` does not name, one sentence each. Pages with a parameter in their path are left out. */
export function unregisteredPages(pages: readonly CodePage[], app = appFolder()): string[] {
  const known = Object.values(routes).flatMap((route) => (typeof route === 'string' ? [route] : []))
  const taken: string[] = [...known, ...pages.map(({ path }) => path)]
  const paths = existsSync(app) ? pathsIn(app) : []
  return paths
    .filter((path) => !path.includes('[') && !taken.includes(path) && !path.startsWith(`${routes.search}/`))
    .map(
      (path) => `pages: ${path} is missing, so the sitemap lacks it and sharing shows the site's own image`,
    )
}

function appFolder(): string {
  return join(/* turbopackIgnore: true */ process.cwd(), 'app')
}

/** The routes of app/ that have a page, without the route of Markdown pages. */
function pathsIn(app: string): string[] {
  const files = readdirSync(app, { recursive: true }).map((file) => String(file).split('\\'))
  return files.flatMap((parts) => {
    const segments = parts.flatMap((part) => part.split('/'))
    const name = segments.pop() ?? ''
    if (!PAGES.includes(name) || segments.join('/') === '[page]') return []
    return `/${segments.filter((segment) => !segment.startsWith('(')).join('/')}`
  })
}

const PAGES = ['page.tsx', 'page.ts', 'page.jsx', 'page.js', 'page.mdx']

/** Whether a route such as `/equipa/[nome]` matches a path. */
function matches(route: string, path: string): boolean {
  const [fixed = '', rest] = route.replace('/[[...', '/[...').split('/[...')
  const wanted = fixed.split('/')
  const segments = path.split('/')
  const isLongEnough =
    rest === undefined ? segments.length === wanted.length : segments.length >= wanted.length
  return isLongEnough && wanted.every((part, index) => part.startsWith('[') || part === segments[index])
}
