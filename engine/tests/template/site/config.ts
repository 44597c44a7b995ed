import { defineSite } from '@/lib/settings/define-site'

/** The template's own settings, and no others. */
export const siteConfig = defineSite({
  theme: 'atlantico',
})
