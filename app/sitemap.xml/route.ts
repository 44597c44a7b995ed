import { currentEnvironment } from '@/lib/environment/current-environment'
import { sitemap } from '@/lib/pages/kinds/files'
import { answerIfUnread, contentOf } from '@/lib/pages/render'
import { toXml } from '@/lib/pages/seo/xml'

// A route handler instead of `app/sitemap.ts`: some platforms never revalidate that file.
export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const unread = await answerIfUnread()
  if (unread) return unread
  const { siteUrl } = currentEnvironment()
  const url = (await contentOf(sitemap)).map(({ path, changed }) => ({
    loc: new URL(path, siteUrl).href,
    ...(changed && { lastmod: changed }),
  }))
  const urlset = { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url }
  return new Response(toXml({ urlset }), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
