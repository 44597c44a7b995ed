import { markdownPages } from '../markdown/markdown-pages'
import { pagesAbove, pageTitleOf, registeredPage } from '../port/content'
import type { MenuLink } from '../port/settings'

/**
 * The data of a code page's entry in `pages`: title, introduction, metadata, and the pages above it as breadcrumbs.
 * @throws Error if site/config.ts has no such entry
 * @public for pages of an agency's own
 */
export function codePage(path: `/${string}`) {
  const page = registeredPage(path)
  if (page === undefined) throw new Error(`site/config.ts: ${path} is not in pages: add { path, title }`)
  const { title, description = '' } = page
  return { title, intro: description, head: { title, description, path }, crumbs: crumbsAbove(path) }
}

function crumbsAbove(path: string): MenuLink[] {
  return pagesAbove(path, (segments) => pageTitleOf(`/${segments.join('/')}`, markdownPages()))
}
