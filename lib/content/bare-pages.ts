import { markdownPages, renderedPath } from '@site-starter/engine/content'
import { pathInApp } from '@/lib/routes/paths'
import { siteConfig } from '@/site/config'

/** The pages without the header, the footer and the contact bar of the site, by their addresses and by their paths in `app/`. */
export function barePaths(): string[] {
  const pages = [...siteConfig.pages, ...markdownPages()].filter(({ bare }) => bare)
  return [...new Set(pages.flatMap(({ path }) => [path, pathInApp(path)]))]
}

/** Whether the page that is being rendered is one of them. */
export function isBareHere(): boolean {
  const bare = barePaths()
  return bare.length > 0 && bare.includes(renderedPath() ?? '')
}
