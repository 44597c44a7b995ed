import { menuItems } from '@/lib/content/menu'
import { mainPlace } from '@/lib/content/places'
import type { Site } from '@/lib/content/site'
import type { OtherLanguage } from '@/lib/content/translations'
import type { Settings } from '@/lib/kinds/settings'
import type { Texts } from '@/lib/settings/define-copy'
import { siteConfig } from '@/site/config'
import type { View } from './view'

/** The settings in the header, footer and contact bar of every page. Using them makes no page depend on more content. */
export type FrameSettings = Pick<Settings, 'name' | 'tagline' | 'phone' | 'email' | 'whatsapp' | 'social'>

export function frameSettings({ settings }: Site): FrameSettings {
  const { name, tagline, phone, email, whatsapp, social } = settings
  return { name, tagline, phone, email, whatsapp, social }
}

/** Where and when the business is open, for the menu on a phone. */
function visitOf({ locations, settings }: Site) {
  const main = mainPlace(locations)
  const { name, city = '', lines = [], mapsSearchUrl = '', hours = settings.schedule } = main ?? {}
  return { place: name ?? city, lines, mapsSearchUrl, hours }
}

/** The header and footer of every page, without the menus. */
export const frame = {
  name: 'frame',
  content: (site: Site) => ({
    name: site.name,
    settings: frameSettings(site),
    year: new Date().getUTCFullYear(),
    visit: visitOf(site),
  }),
} satisfies View

/** The menus of every page. They only link to pages that exist, so they depend on which kinds have content. */
export const menu = {
  name: 'menu',
  content: (site: Site) => ({
    header: menuItems(siteConfig.menu, site),
    footer: menuItems(siteConfig.footerMenu, site),
    has: site.has,
  }),
} satisfies View

/** The new paths of records whose slugs have changed, by their old paths. */
export const movedRecords = { name: 'movedRecords', content: ({ newPaths }: Site) => newPaths } satisfies View

/** The header and footer of a page, with the texts in the page's language. */
export type Frame = ReturnType<typeof frame.content> & {
  copy: Texts
  /** The home page in the language of the page. */
  first: string
  /** The `lang` of the platform's content, if it differs from the page's. */
  ofPlatform: string | undefined
}
export type Menu = ReturnType<typeof menu.content> & { languages: OtherLanguage[] }
