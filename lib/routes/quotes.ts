import { siteConfig } from '@/site/config'

/* What `quote` of site/config.ts says. Absent, visitors may ask for a quote of anything. */

export function hasQuotes(): boolean {
  return siteConfig.quote !== false
}

export function isQuoted(slug: string): boolean {
  const { quote } = siteConfig
  return quote === undefined || (quote !== false && quote.services.includes(slug))
}
