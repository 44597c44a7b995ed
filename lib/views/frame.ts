import { menuItems } from '@/lib/content/menu'
import { mainPlace } from '@/lib/content/places'
import type { Site } from '@/lib/content/site'
import type { OtherLanguage } from '@/lib/content/translations'
import type { Settings } from '@/lib/kinds/settings'
import type { Texts } from '@/lib/settings/define-copy'
import { siteConfig } from '@/site/config'
import type { View } from './view'

/** The settings that every page shows in its header, footer and contact bar. Any page may use them without depending on more content. */
export type FrameSettings = Pick<Settings, 'name' | 'tagline' | 'phone' | 'email' | 'whatsapp' | 'social'>

export function frameSettings({ settings }: Site): FrameSettings {
  const { name, tagline, phone, email, whatsapp, social } = settings
  return { name, tagline, phone, email, whatsapp, social }
}

/** Where and when the business is open, for the menu of a phone. */
function visitOf({ locations, settings }: Site) {
  const main = mainPlace(locations)
  const { name, city = '', lines = [], mapsSearchUrl = '', hours = settings.schedule } = main ?? {}
  return { place: name ?? city, lines, mapsSearchUrl, hours }
}

/** The header and footer around every page, apart from the menus. */
export const frame = {
  name: 'frame',
  content: (site: Site) => ({
    name: site.name,
    settings: frameSettings(site),
    year: new Date().getUTCFullYear(),
    visit: visitOf(site),
  }),
} satisfies View

/** The menus of every page. They show only what exists, so they depend on which kinds of content there are. */
export const menu = {
  name: 'menu',
  content: (site: Site) => ({
    header: menuItems(siteConfig.menu, site),
    footer: menuItems(siteConfig.footerMenu, site),
    has: site.has,
  }),
} satisfies View

/** The new paths of records that have changed their slugs, by their old ones. */
export const movedRecords = { name: 'movedRecords', content: ({ newPaths }: Site) => newPaths } satisfies View

/** The header and footer around a page, with the texts of its language. */
export type Frame = ReturnType<typeof frame.content> & {
  copy: Texts
  /** The first page in that language. */
  first: string
  /** The `lang` of what comes from the platform, where that is another. */
  ofPlatform: string | undefined
}
export type Menu = ReturnType<typeof menu.content> & { languages: OtherLanguage[] }
