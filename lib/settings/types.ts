import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { CollectionName, KindName, PagedName, Resource } from '@/lib/kinds'

/* Types that only site/config.ts needs. */

/** A third-party script. Every page of the live site loads it without waiting for it. */
export interface AddedScript {
  /** The address of the script: an https address, or the path of a file in `public/`. */
  src: string
  /** `data-` attributes of the script element: `{ 'data-domain': 'cliente.pt' }`. */
  attributes?: Record<`data-${string}`, string>
  /** Other origins that the script loads from or connects to, such as ['https://api.exemplo.pt']. Its own origin needs no entry. */
  origins?: string[]
}

/** A page in code: a folder of app/ with a page.tsx. Menus, sitemap, Open Graph images and breadcrumbs use this entry. */
export interface CodePage {
  path: `/${string}`
  title: string
  description?: string
  /** The date of the page's last change for the sitemap: '2026-12-24'. */
  updatedOn?: string
  /** `false` keeps the page out of the sitemap. Default: true. */
  isListed?: boolean
  /** The last day of the page, in Lisbon time: '2026-12-24'. Afterwards menus and the sitemap leave the page out. */
  until?: string
  /** What happens to the page after `until`: an 'archive', the default, keeps its address; 'gone' answers 404 (docs/content.md). */
  after?: 'archive' | 'gone'
  /** `true` shows the page without header, footer and contact bar, such as a landing page (docs/extending.md). Default: false. */
  bare?: boolean
  /** The BCP 47 tag of the page's language, such as 'en'. Default: the site's language. `copyOf` in site/copy.ts translates the texts around it. */
  lang?: string
  /** The path of the page that this page translates: '/sobre'. */
  translationOf?: `/${string}`
}

/** A redirect from an address of the client's former site to the new address of its content. */
export interface Redirect {
  /** The old path, with a query string if the former site used one: '/loja/:slug', '/index.php?id=5'. Patterns are those of Next.js. */
  from: string
  /** The new address: a path of this site, or an https address. */
  to: string
  /** `false` redirects with status 307. Default: 308, after which search engines list the new address. */
  permanent?: boolean
}

/** The path of a file in `public/`, as browsers request it: `/fotos/equipa.jpg`. */
export type LocalPath = `/${string}`

/** Open Graph images in `public/`, by the path of their page. */
export type SharePictures = { [path: LocalPath]: LocalPath }

/**
 * The order of each list. 'title': alphabetical. 'price': cheapest first, products without a price last. 'reversed': the reverse of the platform's
 * order. A list of slugs: these records first.
 */
export type OrderSettings = {
  [K in CollectionName]?:
    | 'reversed'
    | readonly string[]
    | (K extends PagedName ? 'title' : never)
    | (K extends 'products' ? 'price' : never)
}

/** Kinds of content, by any of their names: `projects` and `caseStudies` are one. No site can leave out settings, services or legal documents. */
export type WithoutSetting = readonly Exclude<KindName | Resource, 'settings' | 'services' | 'legal'>[]

/** How product prices are shown. `false` hides them all. */
export type PriceSettings =
  | false
  | {
      /** `false` shows `1200 €` instead of `1200,00 €`. An amount with cents keeps them. Default: true. */
      cents?: boolean
      /** The ISO code of the currency for every price, whatever the platform says: 'CHF'. Amounts are not converted. Default: 'EUR'. */
      currency?: string
    }

/** A profile on a social network. */
export interface NetworkSettings {
  /** The https address of the profile. */
  href: string
  title: string
  /** A square SVG in `public/`, drawn in the colour of the text. Default: the TikTok logo for a TikTok address, otherwise the title as text. */
  icon?: LocalPath
}

/** Seconds until a resource of the platform is read again without a push, by resource. */
export type RefreshSeconds = { [resource in Resource]?: number }

/** The handler that site/upgrade.ts exports. `true`: it took the socket. `false`: the server ignores the header `Upgrade` of the request. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean

/** The client's colours, as CSS colours. They replace those of the theme. */
export interface ClientColours {
  /** The client's accent colour: '#0b5d4e'. Default: the theme's. `npm run check` rejects a colour whose contrast is too low. */
  accent?: string
  /** The accent colour on deep bands and dark pages. Default: the closest shade of `accent` with enough contrast. */
  accentOnDeep?: string
  /** A second brand colour for badges such as "Em destaque" and for sections with `tone: 'second'`. Default: the accent colour. */
  secondAccent?: string
}

/** Which records show an icon. `false`: none. `{ products: false }`: all but products. `values: true`: each value has a tick. */
export type IconSetting = false | { services?: boolean; products?: boolean; values?: boolean }

/** The consent that the site asks for before it loads third-party scripts. */
export interface Consent {
  /** The scripts that need consent. Only the live site loads them, and only after the visitor accepts. */
  scripts: ConsentScript[]
  /** Names of first-party cookies to keep when a visitor withdraws consent. */
  ownCookies?: string[]
}

interface ConsentScript extends AddedScript {
  /** The recipient of the visitor's data, as the question names it: 'Google Analytics'. A new name asks all visitors again. */
  name: string
}

/** A call to action: a button in the header, on the first screen and at the end of pages. */
export interface ActionSettings {
  /** The target of the button: a path of this site, an https address (also WhatsApp), tel: or mailto:. It opens in the same tab. */
  href: string
  /** Translations of `href` for pages in other languages: `{ en: 'https://reservas.pt/?lang=en' }`. `titles` in `copyOf` translates `title`. */
  hrefIn?: InLanguages<string>
  title: string
  /** A name from `components/icons.ts`, or a square SVG in `public/`, drawn in the colour of the text. Default: a phone, chat or e-mail icon if `href` is such an address. */
  icon?: string
}

/** A value for each of the other languages, by language tag. `en` also serves `en-GB`. */
export type InLanguages<T> = { [lang: string]: T }

/** Services that accept quote requests: `false` for none, or a list of slugs. */
export type QuoteSettings = false | { services: string[] }
