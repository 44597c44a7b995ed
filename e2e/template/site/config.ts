import { defineSite } from '@/lib/site/settings/define-site'

/** The template's own settings, and no others. */
export const siteConfig = defineSite({
  theme: 'atlantico',
})
