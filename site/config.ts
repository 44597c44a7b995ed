/*
 * The settings in which this site differs from the template; lib/settings/site-config.ts lists all of them, and the editor shows what each
 * does. Texts are in site/copy.ts, themes in themes/. Everything else that a visitor sees comes from the platform.
 */
import { defineSite } from '@/lib/settings/define-site'

export const siteConfig = defineSite({
  theme: 'atlantico',
  colourScheme: 'system',
  menu: ['services', 'products', 'projects', 'blog', 'about', 'contact'],
  footerMenu: ['services', 'products', 'projects', 'testimonials', 'blog', 'faqs', 'about', 'contact'],
  home: ['hero', 'services', 'projects', { section: 'testimonials', most: 1 }, 'posts', 'faqs', 'closing'],
  formFields: ['name', 'email', 'phone', 'serviceSlug', 'originDestination', 'message'],
  pages: [],
  redirects: [],
})
