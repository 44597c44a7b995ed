import { routes } from '@/lib/routes/routes'
import { siteConfig } from '@/site/config'

/** The user agents of AI crawlers that collect training data or answer instead of the site, as published by their owners. */
const aiCrawlers = [
  ...['Amazonbot', 'Applebot-Extended', 'Bytespider', 'CCBot', 'ChatGPT-User', 'Claude-SearchBot'],
  ...['Claude-User', 'ClaudeBot', 'Google-Extended', 'GPTBot', 'Meta-ExternalAgent', 'MistralAI-User'],
  ...['OAI-SearchBot', 'Perplexity-User', 'PerplexityBot'],
]

/** The lines of robots.txt. A page with `noindex` stays allowed: crawlers have to read it to see the tag. */
export function robotsRules({ siteUrl, isVercelPreview }: { siteUrl: string; isVercelPreview: boolean }) {
  if (isVercelPreview) return ['User-agent: *', 'Disallow: /']
  return [
    'User-agent: *',
    'Disallow: /api/',
    // The number of possible search queries is unlimited.
    `Disallow: ${routes.search}?`,
    ...(siteConfig.aiCrawlers ? [] : ['', ...aiCrawlers.map((name) => `User-agent: ${name}`), 'Disallow: /']),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ]
}
