import { siteConfig } from '../port/config'

/** The files that each theme has. Components import those of the theme in use as `@theme/<name>`. */
export const themeFiles = ['theme.ts', 'components.ts', 'fonts.ts', 'theme.css', 'tokens.css']

/** The name of the theme that a test sets, or else that of this site. */
export function themeInUse(): string {
  return process.env.SITE_THEME || siteConfig.theme
}
