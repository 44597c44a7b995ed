import { robots } from '@/lib/pages/kinds/files'
import { contentOf } from '@/lib/pages/render'
import { routes } from '@/lib/routing/routes'

export const dynamic = 'force-static'

/** Allows all robots on the public address. Keeps a preview deployment out of search engines. */
export async function GET(): Promise<Response> {
  const { siteUrl, isPreview } = await contentOf(robots)
  const rules = isPreview
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Disallow: /api/',
        // The end of the address: another page may begin with the same word.
        `Disallow: ${routes.thanks}$`,
        // There is no limit to the number of questions.
        `Disallow: ${routes.search}?`,
        '',
        `Sitemap: ${siteUrl}/sitemap.xml`,
      ]
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
