import { siteConfig } from '@/site/config'

/* Whether the site has quote requests. Without the setting `quote` in site/config.ts, it has them for every service. */

export function hasQuotes(): boolean {
  return siteConfig.quote !== false
}

export function isQuoted(slug: string): boolean {
  const { quote } = siteConfig
  return quote === undefined || (quote !== false && quote.services.includes(slug))
}
