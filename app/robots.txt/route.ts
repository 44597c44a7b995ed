import { currentEnvironment } from '@/lib/environment/current-environment'
import { routes } from '@/lib/routing/routes'

export const dynamic = 'force-static'

/** Allows all robots on the public address. Keeps a preview deployment out of search engines. */
export function GET(): Response {
  const { siteUrl, isPreview } = currentEnvironment()
  const rules = isPreview
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Disallow: /api/',
        `Disallow: ${routes.thanks}`,
        // There is no limit to the number of questions.
        `Disallow: ${routes.search}?`,
        '',
        `Sitemap: ${siteUrl}/sitemap.xml`,
      ]
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
