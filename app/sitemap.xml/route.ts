import { sitemap } from '@/lib/pages/files'
import { contentOf } from '@/lib/pages/render'
import { config } from '@/lib/platform'
import { toXml } from '@/lib/xml'

// A route handler and not `app/sitemap.ts`, which some platforms never renew.
export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const { siteUrl } = config()
  const url = (await contentOf(sitemap)).map(({ path, changed }) => ({
    loc: new URL(path, siteUrl).href,
    ...(changed && { lastmod: changed }),
  }))
  const urlset = { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url }
  return new Response(toXml({ urlset }), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
