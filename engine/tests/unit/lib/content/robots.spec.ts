import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'
import { robotsRules } from '../../../../../lib/content/robots'

const environment = { siteUrl: 'https://www.cliente.pt', isVercelPreview: false }

test('AI crawlers are told to stay out where the client wants it, and nobody else is', () => {
  expect(robotsRules(environment).join('\n')).not.toContain('GPTBot')
  siteConfig.aiCrawlers = false
  const [everybody = '', crawlers = '', sitemap] = robotsRules(environment).join('\n').split('\n\n')
  siteConfig.aiCrawlers = true
  expect(everybody).toBe('User-agent: *\nDisallow: /api/\nDisallow: /pesquisa?')
  expect(crawlers).toMatch(/^(?:User-agent: [\w-]+\n)+Disallow: \/$/)
  expect(sitemap).toBe('Sitemap: https://www.cliente.pt/sitemap.xml')
})
