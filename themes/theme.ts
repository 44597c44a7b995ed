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

/** What a theme consists of beside its `fonts.ts` and `tokens.css`: layouts, and what generated images need. */
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
  /** Absent: records without a picture have no plate. */
  plate?: PlateLayout
  /** Shape of the pictures of cards: width divided by height. */
  media: { card: number }
  /**
   * Tones of the first sections of the home page. After them `plain` and `sunken` alternate, or all are `plain` where `sunken` is not among
   * them. Without any, each section has its own tone.
   */
  rhythm: Tone[]
  /** Colours for generated images and the manifest, which CSS does not reach: those of the theme's tokens, in sRGB. */
  colours: {
    paper: string
    accent: string
    onAccent: string
    deep: string
    /** Text and accent on the deep band: the dark values. */
    onDeep: string
    accentOnDeep: string
  }
  /** The display font of generated images. */
  drawnFont: DrawnFont & { isUppercase?: boolean }
}

/** The layouts that are components. They are apart from the others, because they are made of components that ask for those. */
export interface ThemeComponents {
  Header: (props: HeaderProps) => ReactNode
  Contacts: (props: ContactsProps) => ReactNode
}
