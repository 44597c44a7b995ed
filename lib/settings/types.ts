import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { CollectionName, KindName, PagedName, Resource } from '@/lib/kinds'

/* The types of site/config.ts that no other module has. */

/** A third-party script that every page of the live site loads, without waiting for it. */
export interface AddedScript {
  /** An https address, or a path below `public/`. */
  src: string
  /** The attributes that the provider asks for: `{ 'data-domain': 'cliente.pt' }`. */
  attributes?: Record<`data-${string}`, string>
  /** Origins that the script calls or loads from, besides its own. */
  origins?: string[]
}

/** A page in code: a folder in app/ with a page.tsx. Menus, sitemap, Open Graph image and breadcrumbs read it here. */
export interface CodePage {
  path: `/${string}`
  title: string
  description?: string
  /** Calendar date of its last change, for the sitemap. */
  updatedOn?: string
  /** False keeps it out of the sitemap. */
  isListed?: boolean
  /** Its last day in Lisbon: '2026-12-24'. After it no menu and no sitemap has the page. */
  until?: string
  /** After that day: an 'archive' stays at its address, which is the default, and what is 'gone' answers 404 (docs/recipes.md). */
  after?: 'archive' | 'gone'
  /** Without the header, the footer and the contact bar of the site, such as a landing page (docs/extending.md). */
  bare?: boolean
  /** BCP 47 tag of its language, where that is another than the site's. `copyOf` in site/copy.ts has the texts around it. */
  lang?: string
  /** The path of the page that it translates. */
  translationOf?: `/${string}`
}

/** An address of the client's former site, and where its content is now. */
export interface Redirect {
  /** Path, with a query if the former site chose pages by query: '/loja/:slug', '/index.php?id=5'. Patterns are those of Next.js. */
  from: string
  /** Path of this site, or an https address. */
  to: string
  /** False: status 307. Otherwise 308, and search engines adopt the new address. */
  permanent?: boolean
}

/** Path of a file in `public/`, as browsers request it: `/fotos/equipa.jpg`. */
export type LocalPath = `/${string}`

/** Pictures of `public/`, by the paths of pages. */
export type SharePictures = { [path: LocalPath]: LocalPath }

/**
 * The order of each list: `title` by the alphabet, `price` the cheapest first and products without a price last, `reversed` the platform's order from
 * its end, or the slugs of the records that come first.
 */
export type OrderSettings = {
  [K in CollectionName]?:
    | 'reversed'
    | readonly string[]
    | (K extends PagedName ? 'title' : never)
    | (K extends 'products' ? 'price' : never)
}

/** Kinds of content, by any of their names: `projects` and `caseStudies` are one. A site needs its settings, services and documents. */
export type WithoutSetting = readonly Exclude<KindName | Resource, 'settings' | 'services' | 'legal'>[]

/** How prices are shown: nowhere, or with these differences. */
export type PriceSettings =
  | false
  | {
      /** False: `1200 €` in the place of `1200,00 €`. An amount with cents keeps them. */
      cents?: boolean
      /** The ISO code of the currency of every price, whatever the platform says: 'CHF'. Nothing is converted. */
      currency?: string
    }

/** A profile in a social network. */
export interface NetworkSettings {
  /** An https address. */
  href: string
  title: string
  /** A square SVG in `public/`, drawn in the colour of the text. Absent: the mark of TikTok for its address, else the title. */
  icon?: LocalPath
}

/** Seconds after which a resource of the platform is read without a push. */
export type RefreshSeconds = { [resource in Resource]?: number }

/** What site/upgrade.ts exports. True: it has taken the socket. False: the request is answered like one without `Upgrade`. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean

/** The client's colours over those of the theme, in CSS notation. */
export interface ClientColours {
  /** The client's accent colour; the theme's when absent. `npm run check` refuses a colour that is too faint to read. */
  accent?: string
  /** The accent on deep bands and dark pages, where it has to be readable; when absent, the nearest readable shade of `accent`. */
  accentOnDeep?: string
  /** A second colour of the brand, for marks such as "Em destaque" and for sections with `tone: 'second'`; the accent when absent. */
  secondAccent?: string
}

/** Whose records show an icon: false for none, `{ products: false }` for all but products. `values: true` marks each value with a tick. */
export type IconSetting = false | { services?: boolean; products?: boolean; values?: boolean }

/** What the site asks its visitors for, before it loads the scripts of others. */
export interface Consent {
  /** They are loaded after a yes, on the live site only. */
  scripts: ConsentScript[]
  /** Cookies of your own, by name, which stay when a visitor takes the consent back. */
  ownCookies?: string[]
}

interface ConsentScript extends AddedScript {
  /** Who gets the visitor's data, as the question names it: 'Google Analytics'. A new name asks everybody again. */
  name: string
}

/** What the site asks its visitors to do: a button in the header, on the first screen and at the end of pages. */
export interface ActionSettings {
  /** A path of this site, or another address: https: (WhatsApp too), tel:, mailto:. It opens in the same tab. */
  href: string
  /** The address on pages in another language: `{ en: 'https://reservas.pt/?lang=en' }`. `titles` of `copyOf` translates the title. */
  hrefIn?: InLanguages<string>
  title: string
  /** A name of `components/icons.ts`, or a square SVG in `public/`, drawn in the colour of the text. Absent: that of a phone, a message or an e-mail, if `href` is such an address. */
  icon?: string
}

/** What a setting has for pages in other languages, by their tags. `en` serves `en-GB`. */
export type InLanguages<T> = { [lang: string]: T }

/** Who may be asked for a quote: nobody, or these services by their slugs. */
export type QuoteSettings = false | { services: string[] }
