import { markdownPages, renderedPath } from '@site-starter/engine/content'
import { pathInApp } from '@/lib/routes/paths'
import { siteConfig } from '@/site/config'

/** Pages without the header, footer and contact bar of the site, by their addresses and their paths in `app/`. */
export function barePaths(): string[] {
  const pages = [...siteConfig.pages, ...markdownPages()].filter(({ bare }) => bare)
  return [...new Set(pages.flatMap(({ path }) => [path, pathInApp(path)]))]
}

/** Whether the page being rendered has no header, footer and contact bar. */
export function isBareHere(): boolean {
  const bare = barePaths()
  return bare.length > 0 && bare.includes(renderedPath() ?? '')
}
