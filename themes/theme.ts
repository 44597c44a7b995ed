import type { DrawnFont } from '@site-starter/engine/colours'
import type { ReactNode } from 'react'
import type { Tone } from '@/lib/settings/sections/home-sections'
import type {
  AboutLayout,
  ActionLayout,
  BarLayout,
  CardsLayout,
  ContactsProps,
  FaqLayout,
  FooterLayout,
  HeaderProps,
  HeadLayout,
  HeroLayout,
  PlacesLayout,
  PlateLayout,
  PostLayout,
  PostsLayout,
  ProjectLayout,
  QuoteLayout,
  QuotesLayout,
  RecordLayout,
  SectionLayout,
} from './layouts'

/** A theme, besides its `fonts.ts` and `tokens.css`: layouts, and data for generated images. */
export interface Theme {
  hero: HeroLayout
  head: HeadLayout
  section: SectionLayout
  cards: CardsLayout
  record: RecordLayout
  posts: PostsLayout
  post: PostLayout
  project: ProjectLayout
  places: PlacesLayout
  about: AboutLayout
  quotes: QuotesLayout
  quote: QuoteLayout
  action: ActionLayout
  footer: FooterLayout
  bar: BarLayout
  faq: FaqLayout
  /** The plates of records without a picture. Default: none. */
  plate?: PlateLayout
  /** The aspect ratio of card pictures: width divided by height. */
  media: { card: number }
  /**
   * Tones of the first sections of the home page. After them, `plain` and `sunken` alternate, or all are `plain` if the list has no `sunken`. With an
   * empty list, each section has its own tone.
   */
  rhythm: Tone[]
  /** Colours for generated images and the manifest, where CSS is not available: the theme's tokens in sRGB. */
  colours: {
    paper: string
    accent: string
    onAccent: string
    deep: string
    /** The text colour on a deep band, which is the dark value of the token. `accentOnDeep` is the accent there. */
    onDeep: string
    accentOnDeep: string
  }
  /** The display font in generated images. */
  drawnFont: DrawnFont & { isUppercase?: boolean }
}

/** Layouts that are components. They are separate because they import components that use the other layouts. */
export interface ThemeComponents {
  Header: (props: HeaderProps) => ReactNode
  Contacts: (props: ContactsProps) => ReactNode
}
