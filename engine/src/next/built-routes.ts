import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { buildFolder } from '../environment/build-facts'
import { isRouteOf, pathInApp } from '../port/routes'
import { decoded } from '../text/decoded'

/* The routes that Next.js 16.4 can render, according to its build manifests. */

const route = z.object({ page: z.string() })
const routes = z.object({ staticRoutes: z.array(route), dynamicRoutes: z.array(route) })
const prerendered = z.object({
  routes: z.record(z.string(), z.unknown()),
  dynamicRoutes: z.record(z.string(), z.object({ fallback: z.union([z.string(), z.null(), z.boolean()]) })),
  preview: z.object({ previewModeId: z.string().min(8) }),
})

/** The route of Markdown pages. */
const MARKDOWN = '/[...page]'
/** Internal routes of Next.js without an address. */
const OF_NEXT = ['/_not-found', '/_global-error']

export interface BuiltRoutes {
  /** Whether a route other than that of Markdown pages may match a path: an agency's, or a file that Next.js generates. */
  hasRoute: (path: string) => boolean
  /** Whether the route of Markdown pages may render more at a path than the build's Markdown files. */
  mayDrawMore: (path: string) => boolean
  /** Whether a page is rendered at each request. */
  isDrawnEachTime: (path: string) => boolean
  /** Whether a visitor is in draft mode. */
  seesDrafts: (cookie: string | undefined) => boolean
}

/** The routes of the build; undefined if the manifests cannot be read. */
export function readBuiltRoutes(): BuiltRoutes | undefined {
  try {
    const { staticRoutes, dynamicRoutes } = manifest('routes-manifest.json', routes)
    const { preview, ...built } = manifest('prerender-manifest.json', prerendered)
    const all = [...staticRoutes, ...dynamicRoutes]
      .map(({ page }) => page)
      .filter((page) => !OF_NEXT.includes(page))
    const others = all.filter((page) => page !== MARKDOWN)
    const isOpen = all.length > others.length && built.dynamicRoutes[MARKDOWN]?.fallback !== false
    const prerenderedPaths = new Set(Object.keys(built.routes).flatMap((path) => [path, decoded(path)]))
    const isPrerendered = (page: string) =>
      prerenderedPaths.has(page) || Object.hasOwn(built.dynamicRoutes, page)
    return {
      hasRoute: (path) => others.some((page) => isRouteOf(page, path)),
      mayDrawMore: (path) =>
        isOpen || [path, decoded(path)].some((form) => prerenderedPaths.has(pathInApp(form))),
      isDrawnEachTime(path) {
        const found = all.find((page) => isRouteOf(page, path))
        return found !== undefined && !isPrerendered(found)
      },
      seesDrafts: (cookie = '') => cookie.includes(preview.previewModeId),
    }
  } catch (error) {
    console.warn('Next.js renders every made-up address: its build does not tell which routes exist.', error)
    return undefined
  }
}

function manifest<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  return schema.parse(JSON.parse(readFileSync(buildFolder(name), 'utf8')))
}
