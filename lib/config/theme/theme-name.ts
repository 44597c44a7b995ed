import { siteConfig } from '@/site.config'

/** The name of the theme that a test sets, or else that of this site. */
export function themeInUse(): string {
  return process.env.SITE_THEME || siteConfig.theme
}
