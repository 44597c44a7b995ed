/*
 * What an agency edits per client. Texts live in site.copy.ts, the themes in themes/, everything else that a visitor sees
 * comes from the platform.
 */

import type { HomeEntry } from '@/components/sections'
import type { CodePage } from '@/lib/code-pages'
import type { FormField } from '@/lib/lead/form-fields'
import type { MenuEntry } from '@/lib/menu-entries'
import type { LocalPath } from '@/lib/platform/local-pictures'
import type { Redirect } from '@/lib/redirects'
import type { AddedScript } from '@/lib/scripts'

interface SiteConfig {
  /** A folder of themes/: its type, shapes, colours and first screen. Restart `npm run dev` to see another. */
  theme: 'atlantico' | 'granito' | 'oficina'
  /** The client's own accent colour, as CSS writes it; the theme's when absent. `npm run check` refuses one too faint to read. */
  accent?: string
  colourScheme: 'system' | 'light' | 'dark'
  /** The logo, files of `public/`; the name in letters when absent. `dark` is for dark pages, where it is another one. */
  logo?: { light: LocalPath; dark?: LocalPath; alt?: string }
  /** The icon of tabs, bookmarks and home screens: a square SVG or PNG of `public/`; a letter of the name when absent. */
  icon?: LocalPath
  /** The picture of the home page's first screen, of `public/`; that of the first service with one when absent. */
  heroPicture?: { src: LocalPath; alt: string }
  /**
   * Header, in this order: pages by their names, those of your own by their path ('/equipa'), anything as `{ href, title }`, and
   * `{ title, entries }` for a menu below the menu.
   */
  menu: MenuEntry[]
  /** Footer, in this order. */
  footerMenu: MenuEntry[]
  /** Pages in code, which are folders of your own in app/: for menus, sitemap, Open Graph image and breadcrumbs. */
  pages: CodePage[]
  /**
   * The home page, in this order; a section without content is left out by itself. `{ section: 'services', most: 3 }` says how much
   * of it, `tone` on which ground; by themselves the grounds alternate.
   */
  home: HomeEntry[]
  postsPerPage: number
  /** Services, products and projects on one page of their lists. */
  recordsPerPage: number
  /**
   * The fields of both forms, in this order: those of the platform by their names, or as `{ name, … }` with what is to be otherwise,
   * and those of your own as `{ name, label, kind, … }`. What the platform has no field for stands in the message, under its label.
   */
  formFields: FormField[]
  /**
   * Leads that may go to the platform in so many minutes: from one address, from the network around it (IPv4 /24, IPv6 /48), and
   * altogether without a proof of work by the visitor's browser.
   */
  leadLimits: { minutes: number; perAddress: number; perNetwork: number; inAll: number }
  /**
   * The search; false for none. How much a word of a question counts that stands in a title, in a short text, in a text (docs/search.md);
   * and how many questions one address may ask in a minute.
   */
  search: { weights: { title: number; summary: number; text: number }; perMinute: number } | false
  /** Pages of the blog's subjects, which posts name as their tags. */
  subjects: boolean
  /** The proof of work for every lead, and not only above what `leadLimits` allows without. */
  captcha: 'none' | 'altcha'
  /** What becomes of the leads of a preview on Vercel: `mark` sends them with a word before the message, `hold` sends none. */
  previewLeads: 'mark' | 'hold'
  /** Scripts of others, an analytics service for instance. Loaded on the live site only. */
  scripts: AddedScript[]
  /** Addresses of the client's former site. */
  redirects: Redirect[]
  /**
   * KiB with gzip that a page of this site may weigh more than one of the template's, for what the client chose to add.
   * `npm run check` fails above.
   */
  addedWeight: { script: number; styles: number; html: number }
  /** Link to the Livro de Reclamações in the footer, which most businesses in Portugal must have. */
  complaintsBook: boolean
}

export const site: SiteConfig = {
  theme: 'atlantico',
  colourScheme: 'system',
  menu: ['services', 'products', 'projects', 'blog', 'about', 'contact'],
  footerMenu: ['services', 'products', 'projects', 'testimonials', 'blog', 'faqs', 'about', 'contact'],
  pages: [],
  home: [
    'hero',
    'services',
    'products',
    'projects',
    'values',
    'testimonials',
    'posts',
    'faqs',
    'locations',
    'closing',
  ],
  postsPerPage: 9,
  recordsPerPage: 36,
  formFields: ['name', 'email', 'phone', 'serviceSlug', 'originDestination', 'message'],
  leadLimits: { minutes: 10, perAddress: 5, perNetwork: 20, inAll: 60 },
  search: { weights: { title: 8, summary: 3, text: 1 }, perMinute: 300 },
  subjects: true,
  captcha: 'none',
  previewLeads: 'mark',
  scripts: [],
  redirects: [],
  addedWeight: { script: 0, styles: 0, html: 0 },
  complaintsBook: true,
}
