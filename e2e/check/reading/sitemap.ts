import { cloneOrigin } from '../../clone-site/clone-site'
import type { Site } from './crawl'
import type { TextSources } from './text-sources'

/** Addresses in the sitemap that are not pages, except those that were never requested. */
export function sitemapProblems(
  { sitemap, answers }: Pick<Site, 'sitemap' | 'answers'>,
  sources: Pick<TextSources, 'ofAddress'>,
): string[] {
  return sitemap.flatMap((path) => {
    const { pathname, search } = new URL(path, cloneOrigin)
    const status = answers.get(pathname + search) ?? 200
    return status === 200 ? [] : [`/sitemap.xml: ${path} answers ${status}${sources.ofAddress(path)}`]
  })
}
