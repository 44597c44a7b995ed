import { merged } from '@site-starter/engine/text'
import type { NoFields } from './sections/home-entry'
import type { OwnFields } from './sections/own-fields'
import type { SiteConfig, SiteSettings } from './site-config'

/* The default settings of the template. lib/settings/site-config.ts describes each of them. */

const defaults: SiteConfig = {
  theme: 'atlantico',
  colourScheme: 'system',
  menu: ['services', 'products', 'projects', 'blog', 'about', 'contact'],
  footerMenu: ['services', 'products', 'projects', 'testimonials', 'blog', 'faqs', 'about', 'contact'],
  pages: [],
  home: ['hero', 'services', 'projects', { section: 'testimonials', most: 1 }, 'posts', 'faqs', 'closing'],
  formOrigins: [],
  about: [],
  recordSections: {},
  sectionFields: {},
  sharePictures: {},
  networks: [],
  whatsappButton: true,
  without: [],
  order: {},
  prices: {},
  postsPerPage: 9,
  recordsPerPage: 36,
  formFields: ['name', 'email', 'phone', 'serviceSlug', 'originDestination', 'message'],
  leadLimits: { minutes: 10, perAddress: 5, perNetwork: 20, inAll: 60 },
  aiCrawlers: true,
  search: { weights: { title: 8, summary: 3, text: 1 }, perMinute: 300 },
  subjects: true,
  captcha: 'none',
  previewLeads: 'mark',
  scripts: [],
  uploads: {},
  embeds: [],
  redirects: [],
  addedWeight: { script: 0, styles: 0, html: 0 },
  callCost: true,
  complaintsBook: true,
  disputeEntities: [],
  funding: [],
  refreshSeconds: {},
}

export function defineSite<const Fields extends OwnFields = NoFields>(settings: SiteSettings<Fields>) {
  return merged(defaults, settings) as SiteConfig & { sectionFields: Fields }
}

/** Whether a site replaces the default value of a setting. */
export function isOwnSetting(name: keyof SiteConfig, settings: SiteConfig): boolean {
  return settings[name] !== defaults[name]
}
