import { currentEnvironment } from '@site-starter/engine/environment'
import { answerIfUnread, contentOf } from '@site-starter/engine/pages'
import { toXml } from '@site-starter/engine/structured-data'
import { sitemap } from '@/lib/views/files'

// A route handler, because some hosts never revalidate `app/sitemap.ts`.
export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const unread = await answerIfUnread()
  if (unread) return unread
  const { siteUrl } = currentEnvironment()
  const absolute = (path: string) => new URL(path, siteUrl).href
  const entries = await contentOf(sitemap)
  const url = entries.map(({ path, changed, languages = {} }) => ({
    loc: absolute(path),
    ...(changed && { lastmod: changed }),
    'xhtml:link': Object.entries(languages).map(([lang, address]) => ({
      '@rel': 'alternate',
      '@hreflang': lang,
      '@href': absolute(address),
    })),
  }))
  const hasLanguages = entries.some(({ languages }) => languages)
  const urlset = {
    '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
    ...(hasLanguages && { '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }),
    url,
  }
  return new Response(toXml({ urlset }), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
