import { menuItems } from '@/lib/menu'
import type { Settings } from '@/lib/platform'
import type { Site } from '@/lib/site'
import { site as config } from '@/site.config'
import type { Page } from './page'

/** The settings that all pages show, in their header, footer and contact bar. Any page may use them at no cost. */
export type FrameSettings = Pick<Settings, 'name' | 'tagline' | 'phone' | 'email' | 'whatsapp' | 'social'>

export function frameSettings({ settings }: Site): FrameSettings {
  const { name, tagline, phone, email, whatsapp, social } = settings
  return { name, tagline, phone, email, whatsapp, social }
}

/** What stands around every page, apart from its menus. */
export const frame = {
  name: 'frame',
  content: (site: Site) => ({
    name: site.name,
    settings: frameSettings(site),
    year: new Date().getUTCFullYear(),
  }),
} satisfies Page

/** The menus of every page: they show what exists, so they depend on all content, a little. */
export const menu = {
  name: 'menu',
  content: (site: Site) => ({
    header: menuItems(config.menu, site),
    footer: menuItems(config.footerMenu, site),
    has: site.has,
  }),
} satisfies Page

export type Frame = ReturnType<typeof frame.content>
export type Menu = ReturnType<typeof menu.content>
