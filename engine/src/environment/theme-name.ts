import { siteConfig } from '../port/config'

/** The files that each theme has. Components import those of the theme in use as `@theme/<name>`. */
export const themeFiles = ['theme.ts', 'components.ts', 'fonts.ts', 'theme.css', 'tokens.css']

/** The name of the theme in use: the one that a test sets, or that of site/config.ts. */
export function themeInUse(): string {
  return process.env.SITE_THEME || siteConfig.theme
}
