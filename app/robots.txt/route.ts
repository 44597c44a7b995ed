import { contentOf } from '@/lib/engine/pages'
import { routes } from '@/lib/site/routes/routes'
import { robots } from '@/lib/site/views/files'

export const dynamic = 'force-static'

/** Shuts robots out of a preview deployment on Vercel. Elsewhere they may read a page, else they would not see that it says `noindex`. */
export async function GET(): Promise<Response> {
  const { siteUrl, isVercelPreview } = await contentOf(robots)
  const rules = isVercelPreview
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
