import { defineSite } from '@/lib/settings/define-site'

export const siteConfig = defineSite({
  // lib/settings/site-config.ts has all settings, and the editor shows what each does.
  // For example: colourScheme: 'light',
  // docs/map.md says which setting or file changes what.
})
