import { create } from 'xmlbuilder2'
import { config } from '@/lib/platform'
import { getSite } from '@/lib/site'
import { sitemapEntries } from '@/lib/sitemap'

// A route handler and not `app/sitemap.ts`, which some platforms never renew.
export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const { siteUrl } = config()
  const url = sitemapEntries(await getSite()).map(({ path, changed }) => ({
    loc: new URL(path, siteUrl).href,
    ...(changed && { lastmod: changed }),
  }))
  const urlset = { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url }
  const xml = create({ version: '1.0', encoding: 'UTF-8' }, { urlset }).end()
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
