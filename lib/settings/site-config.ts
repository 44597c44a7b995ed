import type { Announcement } from './announcement'
import type { Company, FundingLogo } from './company'
import type { Embed } from './embeds'
import type { FormField } from './form-fields'
import type { MenuEntry } from './menu-entries'
import type { Paths } from './paths'
import type { BusinessData, PlaceSettings } from './places'
import type { ContentEntry, HomeEntry, NoFields } from './sections/home-entry'
import type { OwnFields } from './sections/own-fields'
import type { RecordSections } from './sections/record-sections'
import type {
  ActionSettings,
  AddedScript,
  ClientColours,
  CodePage,
  Consent,
  IconSetting,
  InLanguages,
  LocalPath,
  NetworkSettings,
  OrderSettings,
  PriceSettings,
  QuoteSettings,
  Redirect,
  RefreshSeconds,
  SharePictures,
  WithoutSetting,
} from './types'

/** All settings of a site. `site/config.ts` names those in which a client's site differs from the template. */
export interface SiteConfig extends ClientColours {
  /** A folder of themes/, which sets the fonts, shapes, colours and first screen. */
  theme: 'atlantico' | 'granito' | 'oficina' | (string & {})
  colourScheme: 'system' | 'light' | 'dark'
  /** The exact type of https://schema.org/LocalBusiness, such as 'Dentist'; 'LocalBusiness' when absent. A house that is several names them: ['BedAndBreakfast', 'Restaurant']. Without an address it is an 'Organization'. */
  businessType?: string | string[]
  /** What search engines are told of the trade, such as `{ priceRange: '€€', servesCuisine: 'Portuguesa' }` (docs/recipes.md). */
  businessData?: BusinessData
  /** What of it differs on pages in another language: `{ en: { servesCuisine: 'Portuguese' } }`. */
  businessDataIn?: InLanguages<BusinessData>
  /** The tagline on pages in another language: `{ en: 'Rooms by the river' }`. That of the platform is in the language of the site. */
  taglineIn?: InLanguages<string>
  /** What each location has of its own, by its slug: name, hours, phone … (docs/recipes.md). */
  locations?: { [slug: string]: PlaceSettings }
  /** Files of `public/`; the name as text when absent. `dark` is for dark pages and for a header or footer that is `on-deep`, `og` for the Open Graph image, on the theme's deep colour. */
  logo?: { light: LocalPath; dark?: LocalPath; og?: LocalPath; alt?: string }
  /** The icon of tabs, bookmarks and home screens: a square SVG or PNG in `public/`; a letter of the name when absent. */
  icon?: LocalPath
  icons?: IconSetting
  /** The pictures that links to single pages show where they are shared, in the place of the drawn one, by path: `{ '/sobre': '/fotos/partilha.jpg' }` (docs/recipes.md). */
  sharePictures: SharePictures
  /** The picture of the home page's first screen, in `public/`. When absent, the first picture of a service is used, of a main one only if no other has one. */
  heroPicture?: { src: LocalPath; alt: string }
  /** The wide picture of the page about the business, likewise. When absent, the first wide picture of a project that the home page does not show is used. */
  aboutPicture?: { src: LocalPath; alt: string }
  /** The header's, in this order: the template's pages by name, yours by path ('/equipa'), links as `{ href, title }`, submenus as `{ title, entries }`. */
  menu: MenuEntry[]
  /** The menu in the footer, in this order. */
  footerMenu: MenuEntry[]
  /** What the site asks visitors to do in the place of "Pedir orçamento", and beside it in the place of a call (docs/recipes.md). */
  mainAction?: ActionSettings
  secondAction?: ActionSettings
  /** False: no page and no form for quotes. `{ services: ['pintura'] }`: these alone have a quote, on their pages and in the form. Absent: all do. */
  quote?: QuoteSettings
  /** The client's own words in addresses: `{ services: 'tratamentos' }`. The template's own addresses redirect there (docs/recipes.md). */
  paths?: Paths
  /** Pages in code: your own folders in app/. Register them here for menus, sitemap, Open Graph image and breadcrumbs. */
  pages: CodePage[]
  /** Profiles in social networks that the platform has no field for, such as TikTok, after those that it has: `[{ href: 'https://www.tiktok.com/@cliente', title: 'TikTok' }]`. */
  networks: NetworkSettings[]
  /** False: no button for WhatsApp at the edge of a phone nor in a header. The contacts go on to name it. */
  whatsappButton: boolean
  /** The same site in other languages, each a site of its own: `{ en: 'https://en.cliente.pt' }`. Search engines are told (docs/recipes.md). */
  otherLanguages?: { [lang: string]: string }
  /**
   * The sections of the home page, in this order (docs/sections.md): a section of records by its name or as `{ section: 'services', most: 3 }`, one with
   * its content as `{ section: 'gallery', pictures: […] }`, yours by its file in `site/sections/`. `tone` sets the background; without it they alternate.
   */
  home: HomeEntry[]
  /** Sections of the page about the business, between its text and its values: people, numbers, pictures with text (docs/sections.md). */
  about: ContentEntry[]
  /** Sections before and after the content of single records, by path: `{ '/servicos/mudancas': { after: ['precos'] } }`. A renamed record keeps them. */
  recordSections: RecordSections
  /** The values that sections of your own take, each a 'text', a 'number', a 'boolean' or one of a list; of a name with `?` it may be absent: `{ roomPrices: { room: ['rio', 'mar'], 'title?': 'text' } }` (docs/sections.md). */
  sectionFields: OwnFields
  /** Origins of providers to which a form of this site is sent, such as 'https://cliente.us1.list-manage.com'. Browsers refuse others. */
  formOrigins: string[]
  /** Kinds of content that the site does not have, whatever the platform has: `['posts']` for no blog (docs/recipes.md). */
  without: WithoutSetting
  /** Another order of a list than the platform's: `{ products: 'price', services: ['pintura', 'limpeza'] }`. Records that a list of slugs does not name follow. */
  order: OrderSettings
  /** False: no product has a price. `cents: false` leaves the cents of whole amounts out. `currency` is that of every price, as a code such as 'CHF'. */
  prices: PriceSettings
  postsPerPage: number
  /** Services, products or projects per page of their lists. The last page has up to a third more rather than a page with less follows. */
  recordsPerPage: number
  /** Of both forms, in this order: the platform's by name or as `{ name, … }`, your own as `{ name, label, kind, … }`, whose answers are in the message. */
  formFields: FormField[]
  /** Leads within `minutes`: `perAddress`, `perNetwork` (IPv4 /24, IPv6 /48), and `inAll` before a visitor's browser has to do a proof of work. */
  leadLimits: { minutes: number; perAddress: number; perNetwork: number; inAll: number }
  /** False: no search. `weights`: how much a word counts in a title, a short text, a text (docs/search.md). `perMinute`: questions of one address. */
  search: { weights: { title: number; summary: number; text: number }; perMinute: number } | false
  /** Whether the blog has pages of its subjects, which are the tags of posts. */
  subjects: boolean
  /** `altcha` asks for a proof of work with every lead. `none` asks for it only above the limit `inAll` of `leadLimits`. */
  captcha: 'none' | 'altcha'
  /**
   * What a lead's message says of where it comes from; nothing when absent. `page`: where the form was sent. `campaign`: also the `utm_…` and `gclid` of
   * the visit's first address. Say so in the privacy policy (docs/recipes.md); `form.origin` in site/copy.ts tells the visitor.
   */
  leadOrigin?: 'page' | 'campaign'
  /** Whether robots.txt lets AI crawlers read the site, for training and for answers. */
  aiCrawlers: boolean
  /** The leads of a preview on Vercel: `mark` sends them with a word before the message, `hold` sends none. */
  previewLeads: 'mark' | 'hold'
  /** Third-party scripts, for example of an analytics service. They are loaded on the live site only. */
  scripts: AddedScript[]
  /** Asks visitors before scripts that need their consent are loaded; nobody is asked when absent (docs/recipes.md). */
  consent?: Consent
  /** The most megabytes of a post at a page of the client's own: `{ '/candidaturas': 6 }`. Elsewhere it is 1 (docs/recipes.md). */
  uploads: { [path: LocalPath]: number }
  /** What pages of the client's own show of other sites: a booking widget, a video call (docs/recipes.md). */
  embeds: Embed[]
  /** A line at the top of every page, for some time: `{ text: 'Fechados de 24 a 26 de dezembro.', href: '/contactos', until: '2026-12-26' }` (docs/recipes.md). */
  announcement?: Announcement
  /** Redirects from addresses of the client's former site. Many of them: `site/redirects.csv`. */
  redirects: Redirect[]
  /** How much more a page may weigh than one of the template, in KiB with gzip, for what the client chose to add. `npm run check` fails above. */
  addedWeight: { script: number; styles: number; html: number }
  /** Whether the cost of a call is shown beside every Portuguese number. It follows from the number, unless the client wrote it. */
  callCost: boolean
  /** Whether the footer links to the Livro de Reclamações. Most businesses in Portugal must have this link. */
  complaintsBook: boolean
  /** The company behind the site, shown at the foot of every page. docs/launch.md says what the law requires. */
  company?: Company
  /** Where consumers can take a dispute (alternative dispute resolution), shown at the foot of every page. */
  disputeEntities: { name: string; url: string }[]
  /** Logos of public funding (PRR, Portugal 2030), as files of `public/`. They are shown in their official order. */
  funding: FundingLogo[]
  /** The platform's production origin, for all clients of the agency, such as 'https://plataforma.pt'. PLATFORM_ORIGIN goes before it. */
  platformOrigin?: string
  /** Seconds after which a resource is read without a push: `{ posts: 600 }`. Otherwise 300 for what the platform pushes, else 60. */
  refreshSeconds: RefreshSeconds
}

type Narrowed = 'sectionFields' | 'home' | 'recordSections' | 'leadLimits' | 'search' | 'addedWeight'

/** The settings of `site/config.ts`: any of them, and of limits, search and weight any part. */
export type SiteSettings<Fields = NoFields> = Partial<Omit<SiteConfig, Narrowed>> & {
  sectionFields?: Fields
  home?: HomeEntry<NoInfer<Fields>>[]
  recordSections?: RecordSections<NoInfer<Fields>>
  leadLimits?: Partial<SiteConfig['leadLimits']>
  search?: Partial<Exclude<SiteConfig['search'], false>> | false
  addedWeight?: Partial<SiteConfig['addedWeight']>
}
