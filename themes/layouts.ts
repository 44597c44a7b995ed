import type { ReactNode } from 'react'
import type { Tier } from '@/lib/kinds/services'
import type { Tone } from '@/lib/settings/sections/home-sections'
import type { Frame, Menu } from '@/lib/views/frame'

/*
 * The contracts between components and layouts. A layout is a file in `layouts/` of a theme: a table of class names, or a component. Elements come in
 * the same document order in every theme.
 */

/** An aspect ratio: the width of a picture divided by its height. */
type Ratio = number

/** The limits of a picture's aspect ratio. */
type Shapes = readonly [tallest: Ratio, widest: Ratio]

/** Classes of the first screen. `--shape` is the aspect ratio of its picture. */
export interface HeroLayout {
  band: string
  /** Classes of the element around all text. */
  words: string
  text?: string
  actions?: string
  picture: string
  /** The `sizes` attribute of the picture. */
  sizes: string
  /** Classes without a picture: of the whole band, of the text, and of place and hours beside it. */
  poster: Record<'band' | 'words' | 'facts', string> & {
    /** The tone of the key figures below the first screen. Default: 'plain'. */
    numbers?: Tone
  }
}

/** Classes of the parts of a section. */
interface SectionParts {
  whole: string
  head: string
  content: string
  /** Classes of the link to the whole list. */
  all: string
}

/** Classes of sections. */
export interface SectionLayout {
  stacked: SectionParts
  /** A section whose head may be beside its content, if the page asks for it. */
  aside: SectionParts
  /** Whether the link to the whole list has the text colour. Default: the accent colour. */
  isLinkInInk?: boolean
}

/** Classes of a list of cards, and of the parts of a card. */
export interface CardLayout {
  list: string
  card: string
  picture: string
  text: string
  /** Additional classes of the leading card of a list. */
  lead?: string
  /** Additional classes of a leading card whose text is over its picture. */
  over?: Record<'card' | 'picture' | 'text', string>
  /** Classes of a card without a picture among cards with one. */
  textCard?: string
  /** Classes of the plate that replaces a missing picture, so that texts align. The theme must have plates. */
  plate?: string
}

/** Numbers that make the plates of neighbouring records differ. */
export interface PlateNumbers {
  /** A number from -30 to 30, such as degrees of a hue next to the accent's. */
  hue: number
  /** An angle in degrees: 0 to 345. */
  angle: number
  /** The scale of the drawing: 0.7 to 1.4. */
  scale: number
}

/** The plate of a record without a picture: a drawing of 400 by 300 units, shown in any shape. */
export interface PlateLayout {
  /** How the drawing fits into its element: `preserveAspectRatio` of SVG. */
  fit: string
  /** Returns the content of the SVG, drawn in `currentColor`. */
  draw: (numbers: PlateNumbers) => string
}

/** Classes of a list with one record per row. */
export interface LinesLayout {
  list: string
  card: string
  picture: string
  text: string
  /** Classes of a row without a picture. */
  textCard?: string
  /** Classes of a row in a list of several, such as its number. */
  numbered?: string
  isLarge?: boolean
  /** Whether less important services on the home page show their title only. */
  hasTitlesAlone?: boolean
  /** Classes of a list of titles only. Default: `list`. */
  titles?: string
  /** The width of the picture on a wide screen. Default: rows have no picture. */
  width?: string
  /** The width of the picture on a narrower screen. Default: the width of its column. */
  narrow?: string
  /** The width of the first picture of an odd number, on the home page and on the page of the list. Default: `width`. */
  lead?: Record<'home' | 'page', string>
}

/** A grid of service cards. */
interface GridLayout {
  columns?: 'three' | 'lead'
  isIndex?: boolean
  /** Whether less important services on the home page show title and picture only, three side by side. */
  hasTitlesAlone?: boolean
}

/** Classes of cards, and of lists in the style of cards. */
export interface CardsLayout {
  card: CardLayout
  /** Classes of the main services of a site without pictures, coloured cards on their plates. Default: the same as other services. */
  fields?: Record<'list' | 'card', string>
  /** Classes of services by tier. More important services have more room. */
  services: { lines: Record<Tier, LinesLayout> } | { grid: Record<Tier, GridLayout> }
  /** Classes of the product list if most products have a picture. Default: cards. */
  products?: LinesLayout
  /** Classes of the project list if most projects have a picture: of the first three, and of the others. Default: cards in pairs. */
  projects?: Record<'first' | 'others', LinesLayout>
  /** How related records are listed: 'index' is rows with a small picture. Default: cards. */
  related?: 'index'
  values: Record<'list' | 'value', string>
}

/** Classes of the page of a service or product, from 64rem on. */
export interface RecordLayout {
  rows: string
  /** Classes of title and summary. */
  head: string
  picture: string
  /** Classes of price and actions. */
  facts: string
  text: string
  list: string
  /** Classes of the same parts on a page without a picture. */
  alone: Record<'rows' | 'head' | 'facts' | 'text' | 'list', string> & {
    /** Additional classes of the head, which has the record's plate as its background. Default: no plate, and a smaller title. */
    plate?: string
  }
  /** Classes of the highlights if only they are below the picture. */
  listAlone: string
  /** Classes of the testimonial, and of the questions beside or below it. Default: side by side. */
  proof?: Record<'quote' | 'faqs', string>
  shapes: Shapes
  /** Classes that limit the width of the picture. `--shape` is its aspect ratio. */
  width: string
  /** Widths of the picture from 80rem and from 64rem on, for `sizes`. */
  widths: readonly [widest: string, usual: string]
}

/** Classes of a post, from 64rem on. */
export interface PostLayout {
  /** Classes of the band around breadcrumbs and head. */
  band: string
  trail: string
  head: string
  titleSize: 'section' | 'page'
  byline: string
  cover: string
  /** The aspect ratios of a wide cover, which fills its place. Default: its own. */
  shapes?: Shapes
  /** The width of the cover from 80rem on, for `sizes`. */
  width: string
  contents: string
  text: string
  /** Classes of the links to the previous and next post. */
  end: string
}

/** Classes of a project, from 64rem on. */
export interface ProjectLayout {
  head: string
  picture: string
  /** Classes of facts and results. */
  outcome: string
  facts: string
  results: string
  /** Classes of problem and solution. */
  story: string
  /** The aspect ratios of a picture that fills its place. Default: its own, at most 40rem high. */
  shapes?: Shapes
  /** Classes of the main project on the home page: of the whole, of its wide picture and of its text. Default: picture and text side by side. */
  home?: Record<'project' | 'picture' | 'words', string> & { shapes?: Shapes; width: string }
  /** Classes of the results of a project without a picture, on its plate. Default: the same as other results. */
  poster?: string
  /** The width of the picture from 80rem on, for `sizes`. */
  width: string
}

/** Classes of a list of places as wide as the page. */
export interface PlacesLayout {
  isGrid: boolean
  list: string
  place: string
  /** Classes of the directions and contacts beside the address. */
  ways: string
}

/** Classes of the header of a page that is not about one record. */
export interface HeadLayout {
  /** Classes of the band across the page. */
  band: string
  /** Classes of the element around title and introduction. */
  words: string
  title: string
  intro: string
  /** Classes of the element around filters, search field and actions. */
  tools: string
}

/** Classes of the list of posts. */
export interface PostsLayout {
  /** Classes of the list with the first post and the others. */
  list: string
  /** Classes of the first post. */
  lead: PostParts & Record<'picture', string>
  /** Classes of the other posts, one per row. Default: cards. */
  entry?: PostParts
}

/** Classes of a post, of its date and subjects, and of its title and excerpt. */
type PostParts = Record<'post' | 'about' | 'words', string>

/** Classes of the page about the business. */
export interface AboutLayout {
  picture: string
  /** The aspect ratios of the picture. */
  shapes: Shapes
  /** The width of the picture from 80rem on. Default: the width of the page. */
  width?: string
  text: string
  /** Classes of the text if there is no picture. Default: the text starts at the edge of the page. */
  alone?: string
  /** Classes of the testimonial: the band across the page, its content, the customer's picture and the text. */
  quote: Record<'band' | 'inner' | 'picture' | 'words', string>
  /** Classes of the list of values and of each value. Default: the same as in a section. */
  values?: CardsLayout['values']
}

/** Classes of the quote page: of the form, and of the column beside it. */
export type QuoteLayout = Record<'form' | 'aside', string>

/** Classes of the contact bar at the bottom of a phone. `main` is its last action. */
export type BarLayout = Record<'bar' | 'item' | 'main', string>

/** Classes of the page of testimonials. */
export interface QuotesLayout {
  /** Classes of the band around the first testimonial. `first` has those of the testimonial itself. */
  band: string
  first: string
  /** Classes of the list of other testimonials. */
  list: string
  quote: string
}

/** Classes of the main action at the end of a page. */
export type ActionLayout = Record<'band' | 'inner', string>

/** Classes of the footer. `parts` contains everything except the imprint. */
export interface FooterLayout {
  footer: string
  parts: string
  brand: string
  /** The font size of the name. Empty: chosen by its length. */
  name: string
  /** Classes of the headings of lists. */
  head: string
  contacts: string
  contactList: string
  pages: string
  pageList: string
  social: string
  socialList: string
  imprint: string
  imprintRow: string
  imprintList: string
}

/** Classes of questions that open. */
export interface FaqLayout {
  mark: string
  /** Classes on the page of questions: of a group, its title, its list, and each question. */
  page: Record<'group' | 'title' | 'list' | 'question', string>
}

/** Classes of the menu. */
export interface MenuLayout {
  /** Classes of an entry of the menu in one row. Its `::after` marks the current page. */
  mark: string
  /** Classes of the sheet with the folded menu. `list` has those of its list. */
  sheet: string
  list: string
}

export interface HeaderProps {
  frame: Frame
  menu: Menu
}

/** The parts of the contact page. A link leads to `formId`, the `id` of an element around the form. */
export interface ContactsProps extends Record<'head' | 'ways' | 'map' | 'times' | 'form', ReactNode> {
  formId: string
}
