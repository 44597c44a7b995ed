import { routes } from '@/lib/routes/routes'
import { siteConfig } from '@/site/config'

/** What reads sites to train language models, or to answer in the place of the site, by the names that their owners publish. */
const aiCrawlers = [
  ...['Amazonbot', 'Applebot-Extended', 'Bytespider', 'CCBot', 'ChatGPT-User', 'Claude-SearchBot'],
  ...['Claude-User', 'ClaudeBot', 'Google-Extended', 'GPTBot', 'Meta-ExternalAgent', 'MistralAI-User'],
  ...['OAI-SearchBot', 'Perplexity-User', 'PerplexityBot'],
]

/** The lines of robots.txt. A page that robots are asked not to list may be read: else they would not see that it says `noindex`. */
export function robotsRules({ siteUrl, isVercelPreview }: { siteUrl: string; isVercelPreview: boolean }) {
  if (isVercelPreview) return ['User-agent: *', 'Disallow: /']
  return [
    'User-agent: *',
    'Disallow: /api/',
    // There is no limit to the number of questions.
    `Disallow: ${routes.search}?`,
    ...(siteConfig.aiCrawlers ? [] : ['', ...aiCrawlers.map((name) => `User-agent: ${name}`), 'Disallow: /']),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ]
}
