import type { Crumb } from '@/components/layout/breadcrumbs'
import { type OwnPage, ownPages } from '@/lib/own-pages'
import type { Head } from '@/lib/pages/head'
import { site } from '@/site.config'

/** A page in code: a folder in app/ with a page.tsx. Menus, sitemap, Open Graph image and breadcrumbs know it from here. */
export interface CodePage {
  path: `/${string}`
  title: string
  description?: string
  /** Calendar date of its last change, for the sitemap. */
  updatedOn?: string
  /** False keeps it out of the sitemap. */
  isListed?: boolean
}

/** The entry of `pages` in site.config.ts with this path. */
export function registeredPage(path: string): CodePage | undefined {
  return site.pages.find((page) => page.path === path)
}

/** The title of a page of the agency's own, in code or in Markdown; undefined when it is neither. */
export function pageTitleOf(path: string, markdownPages: readonly OwnPage[]): string | undefined {
  return registeredPage(path)?.title ?? markdownPages.find((page) => page.path === path)?.title
}

/**
 * What a page in code takes from its entry in `pages`: title and introduction, metadata, and the pages above it as breadcrumbs.
 * @throws Error when site.config.ts has no such entry
 * @public for pages of an agency's own
 */
export function codePage(path: `/${string}`): { title: string; intro: string; head: Head; crumbs: Crumb[] } {
  const page = registeredPage(path)
  if (page === undefined) throw new Error(`site.config.ts: ${path} is not in pages: add { path, title }`)
  const { title, description = '' } = page
  return { title, intro: description, head: { title, description, path }, crumbs: crumbsAbove(path) }
}

function crumbsAbove(path: string): Crumb[] {
  const segments = path.split('/').slice(1, -1)
  return segments.flatMap((_, index) => {
    const href = `/${segments.slice(0, index + 1).join('/')}`
    const title = pageTitleOf(href, ownPages())
    return title === undefined ? [] : [{ href, title }]
  })
}
