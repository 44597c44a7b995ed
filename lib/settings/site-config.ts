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

/** All settings of a site. `site/config.ts` sets only those that differ from the template's defaults in lib/settings/define-site.ts. */
export interface SiteConfig extends ClientColours {
  /** The name of a folder in themes/. The theme sets fonts, shapes, colours and the first screen of the home page. */
  theme: 'atlantico' | 'granito' | 'oficina' | (string & {})
  colourScheme: 'system' | 'light' | 'dark'
  /** The most specific schema.org type of the business: 'Dentist', or ['BedAndBreakfast', 'Restaurant'] for several at one address. Default: 'LocalBusiness'; always 'Organization' without an address. */
  businessType?: string | string[]
  /** Structured data about the business for search engines: `{ priceRange: '€€', servesCuisine: 'Portuguesa' }` (docs/search-engines.md). */
  businessData?: BusinessData
  /** Translations of `businessData` for pages in other languages: `{ en: { servesCuisine: 'Portuguese' } }`. */
  businessDataIn?: InLanguages<BusinessData>
  /** Translations of the tagline for pages in other languages: `{ en: 'Rooms by the river' }`. */
  taglineIn?: InLanguages<string>
  /** Settings of single locations, by slug: `{ braga: { phone: '253 000 000' } }`. A setting replaces the platform's value (docs/search-engines.md). */
  locations?: { [slug: string]: PlaceSettings }
  /** Logo files in `public/`. Default: the name as text. `dark` is for dark pages and for an `on-deep` header or footer, `og` for Open Graph images, on the theme's deep colour. */
  logo?: { light: LocalPath; dark?: LocalPath; og?: LocalPath; alt?: string }
  /** The icon of browser tabs and home screens: a square SVG or PNG in `public/`. Default: an initial of the business name. */
  icon?: LocalPath
  icons?: IconSetting
  /** Open Graph images of single pages, by path: `{ '/sobre': '/fotos/partilha.jpg' }`. Default: an image that the site draws for each page (docs/search-engines.md). */
  sharePictures: SharePictures
  /** The picture in `public/` for the first screen of the home page. Default: the first picture of a service, preferably not of a main service. */
  heroPicture?: { src: LocalPath; alt: string }
  /** The wide picture in `public/` for the page about the business. Default: the first wide picture of a project that the home page does not show. */
  aboutPicture?: { src: LocalPath; alt: string }
  /** Header menu, in this order: template pages by name, your pages by path ('/equipa'), links as `{ href, title }`, submenus as `{ title, entries }`. */
  menu: MenuEntry[]
  /** Footer menu, in this order. Entries are written as in `menu`. */
  footerMenu: MenuEntry[]
  /** The main call to action, which replaces "Pedir orçamento". `secondAction` replaces the call button beside it (docs/appearance.md). */
  mainAction?: ActionSettings
  secondAction?: ActionSettings
  /** Quote requests. `false` removes page and form; `{ services: ['pintura'] }` limits both to these services. Default: every service has them. */
  quote?: QuoteSettings
  /** Renamed template paths: `{ services: 'tratamentos' }`. The original paths redirect to the new ones (docs/appearance.md). */
  paths?: Paths
  /** Your own pages in code, in folders of app/. Menus, sitemap, breadcrumbs and Open Graph images use these entries. */
  pages: CodePage[]
  /** Social profiles that the platform has no field for, shown after those of the platform: `[{ href: 'https://www.tiktok.com/@cliente', title: 'TikTok' }]`. */
  networks: NetworkSettings[]
  /** `false` removes the floating WhatsApp button and the one in the header. Lists of contacts still link to WhatsApp. Default: true. */
  whatsappButton: boolean
  /** Separate sites in other languages, by language tag: `{ en: 'https://en.cliente.pt' }`. Search engines see `hreflang` (docs/appearance.md). */
  otherLanguages?: { [lang: string]: string }
  /**
   * Sections of the home page, in this order (docs/sections.md): a section of records by name or as `{ section: 'services', most: 3 }`, one with
   * content as `{ section: 'gallery', pictures: […] }`, your own by its file in `site/sections/`. Backgrounds alternate unless `tone` sets one.
   */
  home: HomeEntry[]
  /** Sections of the page about the business, between its text and its values: people, numbers, pictures with text (docs/sections.md). */
  about: ContentEntry[]
  /** Sections around the content of records, by path: `{ '/servicos/mudancas': { after: ['precos'] } }`. A new slug of the record keeps them. */
  recordSections: RecordSections
  /** The fields of your own sections: 'text', 'number', 'boolean' or a list of allowed texts. A field whose name ends in `?` is optional: `{ roomPrices: { room: ['rio', 'mar'], 'title?': 'text' } }` (docs/sections.md). */
  sectionFields: OwnFields
  /** Other origins that forms of this site post to: ['https://cliente.us1.list-manage.com']. Browsers block all others. */
  formOrigins: string[]
  /** Kinds of content that the site leaves out, even if the platform has records: `['posts']` for a site without a blog (docs/appearance.md). */
  without: WithoutSetting
  /** The order of lists: `{ products: 'price', services: ['pintura', 'limpeza'] }`. Unlisted slugs come last. Default: the platform's order. */
  order: OrderSettings
  /** `false` hides all product prices. `cents: false` shortens `1200,00 €` to `1200 €`. `currency` is an ISO code for every price, such as 'CHF'. */
  prices: PriceSettings
  postsPerPage: number
  /** Services, products or projects on each page of their lists. Default: 36. A last page of less than a third joins the page before it. */
  recordsPerPage: number
  /** Fields of both forms, in this order: platform fields by name or as `{ name, … }`, your own as `{ name, label, kind, … }`, sent in the message. */
  formFields: FormField[]
  /** Leads per `minutes`: `perAddress` (IP), `perNetwork` (IPv4 /24, IPv6 /48), and `inAll`, above which browsers must solve a proof of work. */
  leadLimits: { minutes: number; perAddress: number; perNetwork: number; inAll: number }
  /** `false` removes the search. `weights` ranks matches in titles, summaries and texts (docs/search.md). `perMinute` limits each IP address. */
  search: { weights: { title: number; summary: number; text: number }; perMinute: number } | false
  /** Whether the blog has a page for each subject. A subject is a tag of posts. Default: true. */
  subjects: boolean
  /** 'altcha' asks for a proof of work with every lead. 'none', the default, asks only above `inAll` of `leadLimits`. */
  captcha: 'none' | 'altcha'
  /**
   * What the message of a lead adds about its origin. 'page': the page of the form. 'campaign': also `utm_…` and `gclid` of the first address of the
   * visit. Default: nothing. Mention it in the privacy policy (docs/forms.md); `form.origin` in site/copy.ts tells the visitor.
   */
  leadOrigin?: 'page' | 'campaign'
  /** Whether robots.txt allows AI crawlers, both for training and for answers. Default: true. */
  aiCrawlers: boolean
  /** What happens to leads of a Vercel preview: 'mark', the default, sends them with a word before the message, 'hold' sends none. */
  previewLeads: 'mark' | 'hold'
  /** Third-party scripts, such as analytics, that need no consent. Only the live site loads them. */
  scripts: AddedScript[]
  /** Third-party scripts that need the visitor's consent, and the question that asks for it. Default: no question (docs/search-engines.md). */
  consent?: Consent
  /** The largest request body of your own pages, in MB, by path: `{ '/candidaturas': 6 }`. Default: 1 (docs/forms.md). */
  uploads: { [path: LocalPath]: number }
  /** Content of other sites that your own pages embed: a booking widget, a video call (docs/forms.md). */
  embeds: Embed[]
  /** A temporary line at the top of every page: `{ text: 'Fechados de 24 a 26 de dezembro.', href: '/contactos', until: '2026-12-26' }` (docs/appearance.md). */
  announcement?: Announcement
  /** Redirects from addresses of the client's former site. `site/redirects.csv` is for long lists. */
  redirects: Redirect[]
  /** Extra weight that `npm run check` allows each page beyond the template's limits, in KiB after gzip. Default: 0 for each part. */
  addedWeight: { script: number; styles: number; html: number }
  /** Whether each Portuguese phone number shows the cost of a call, unless the client wrote it. Default: true. */
  callCost: boolean
  /** Whether the footer links to the Livro de Reclamações, which most businesses in Portugal must link to. Default: true. */
  complaintsBook: boolean
  /** Legal details of the business, shown in the footer. docs/launch.md lists what the law requires. */
  company?: Company
  /** Bodies for alternative dispute resolution that consumers can turn to, shown in the footer. */
  disputeEntities: { name: string; url: string }[]
  /** Logos of public funding (PRR, Portugal 2030), shown in the footer in their official order, whatever their order here. */
  funding: FundingLogo[]
  /** The platform's production origin, the same for all clients: 'https://plataforma.pt'. The variable PLATFORM_ORIGIN overrides it. */
  platformOrigin?: string
  /** Seconds until a resource is read again without a push: `{ posts: 600 }`. Default: 300 for resources with pushes, 60 for others. */
  refreshSeconds: RefreshSeconds
}

type Narrowed = 'sectionFields' | 'home' | 'recordSections' | 'leadLimits' | 'search' | 'addedWeight'

/** The settings that `site/config.ts` may have. All are optional, and so is each part of `leadLimits`, `search` and `addedWeight`. */
export type SiteSettings<Fields = NoFields> = Partial<Omit<SiteConfig, Narrowed>> & {
  sectionFields?: Fields
  home?: HomeEntry<NoInfer<Fields>>[]
  recordSections?: RecordSections<NoInfer<Fields>>
  leadLimits?: Partial<SiteConfig['leadLimits']>
  search?: Partial<Exclude<SiteConfig['search'], false>> | false
  addedWeight?: Partial<SiteConfig['addedWeight']>
}
