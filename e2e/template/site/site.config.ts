import { defineSite } from '@/lib/config/define-site'

/** The template's own settings, and no others. */
export const siteConfig = defineSite({
  theme: 'atlantico',
})
