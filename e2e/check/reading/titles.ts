import { readMarkdownPages } from '@site-starter/engine/testing'
import { siteConfig } from '../../../site/config'
import type { SitePage } from './crawl'
import type { TextSources } from './text-sources'

type Titled = Pick<SitePage, 'path' | 'title' | 'lang' | 'headings'>

/** Pages without a title, and pages of one language with equal titles, each with the place of its title. */
export function titleProblems(pages: readonly Titled[], sources: Pick<TextSources, 'ofText'>): string[] {
  const byTitle = new Map<string, Titled[]>()
  for (const page of pages) {
    const key = `${page.lang} ${page.title}`
    byTitle.set(key, [...(byTitle.get(key) ?? []), page])
  }
  return [...byTitle.values()].flatMap((same) => {
    const [first] = same
    if (first?.title === '') return same.map(({ path }) => `${path} has no title`)
    if (!first || same.length === 1) return []
    const paths = same.map(({ path }) => path).join(', ')
    const found = new Set(same.map((page) => sourceOf(page, sources)))
    return [`${paths}: the title "${first.title}"${[...found].join('')}`]
  })
}

function sourceOf({ path, headings }: Titled, sources: Pick<TextSources, 'ofText'>): string {
  const file = readMarkdownPages().pages.find((page) => page.path === path)?.file
  if (file) return ` (${file})`
  if (siteConfig.pages.some((page) => page.path === path)) return ' (site/config.ts: pages)'
  return sources.ofText(headings.find(({ level }) => level === 1)?.text ?? '', path)
}
