import { config } from '@/lib/platform'
import { routes } from '@/lib/routes'

export const dynamic = 'force-static'

/** Open to all on the public address; a preview deployment stays out of search engines. */
export function GET(): Response {
  const { siteUrl, isPreview } = config()
  const rules = isPreview
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Disallow: /api/',
        `Disallow: ${routes.thanks}`,
        // Of questions there is no end.
        `Disallow: ${routes.search}?`,
        '',
        `Sitemap: ${siteUrl}/sitemap.xml`,
      ]
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
