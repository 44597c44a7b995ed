import type { ReactNode } from 'react'
import type { Tier } from '@/lib/kinds/services'
import type { Tone } from '@/lib/settings/sections/home-sections'
import type { Frame, Menu } from '@/lib/views/frame'

/*
 * The contracts between components and layouts. A layout is a file of a theme's `layouts/`: a table of class names, or a component. The order of
 * what a table names in the document is the same in every theme.
 */

/** Width of a picture divided by its height. */
type Ratio = number

/** The tallest and the widest shape of a picture. */
type Shapes = readonly [tallest: Ratio, widest: Ratio]

/** The first screen. The width of its picture divided by its height is `--frame`. */
export interface HeroLayout {
  band: string
  /** Around all words. */
  words: string
  text?: string
  actions?: string
  picture: string
  /** The `sizes` of the picture. */
  sizes: string
  /** Without a picture: around all, around the words, and around place and hours beside them. */
  poster: Record<'band' | 'words' | 'facts', string> & {
    /** Of the figures of the business below it. Absent: 'plain'. */
    numbers?: Tone
  }
}

/** Where the parts of a section stand. */
interface SectionPlaces {
  whole: string
  head: string
  content: string
  /** The link to the whole list. */
  all: string
}

/** The sections of pages. */
export interface SectionLayout {
  stacked: SectionPlaces
  /** What a page asks for whose head may stand beside its content. */
  aside: SectionPlaces
  /** Whether the link to the whole list has the colour of the text. */
  isLinkInInk?: boolean
}

/** A list of cards and the parts of a card. */
export interface CardLayout {
  list: string
  card: string
  picture: string
  text: string
  /** Added to a card that leads its list. */
  lead?: string
  /** Added to the parts of a card that leads: its text stands over its picture. */
  over?: Record<'card' | 'picture' | 'text', string>
  /** Of a card without a picture among others. */
  textCard?: string
  /** What stands in the place of its picture, so that its text begins where that of the others does: its plate, where the theme draws one. */
  plate?: string
}

/** What makes the plate of one record another than that of its neighbour. */
export interface PlateNumbers {
  /** Degrees by which its colour is turned from the accent. */
  hue: number
  /** Degrees. */
  angle: number
  /** About 1. */
  scale: number
}

/** The plate of a record without a picture: a drawing of 400 by 300, in any shape. */
export interface PlateLayout {
  /** How it fits in: `preserveAspectRatio` of SVG. */
  fit: string
  /** The content of the SVG, in `currentColor`. */
  draw: (numbers: PlateNumbers) => string
}

/** Records one below the other. */
export interface LinesLayout {
  list: string
  card: string
  picture: string
  text: string
  /** Of a card without a picture. */
  textCard?: string
  /** Of a card among several. */
  numbered?: string
  isLarge?: boolean
  /** Of the less important services of the home page nothing else is shown. */
  hasTitlesAlone?: boolean
  /** Width of the picture on a wide screen. Absent: it has none. */
  width?: string
}

/** Services as cards. */
interface GridLayout {
  columns?: 'three' | 'lead'
  isIndex?: boolean
}

/** Cards, and what is set like them. */
export interface CardsLayout {
  card: CardLayout
  /** Around the main services of a site without pictures, and each, whose ground is its plate. Absent: as other services. */
  fields?: Record<'list' | 'card', string>
  /** The more important services are, the more room they have. */
  services: { lines: Record<Tier, LinesLayout> } | { grid: Record<Tier, GridLayout> }
  /** The list of products, where most have a picture. Absent: cards. */
  products?: LinesLayout
  /** The list of projects, where most have a picture: the first three, and the others. Absent: cards in pairs. */
  projects?: Record<'first' | 'others', LinesLayout>
  /** What is related to a record: rows with a small picture. Absent: cards. */
  related?: 'index'
  values: Record<'list' | 'value', string>
}

/** The page of a service or a product, from 64rem on. */
export interface RecordLayout {
  rows: string
  /** Title and summary. */
  head: string
  picture: string
  /** Price and actions. */
  facts: string
  text: string
  list: string
  /** The same places where there is no picture. */
  alone: Record<'rows' | 'head' | 'facts' | 'text' | 'list', string> & {
    /** Added to the head, whose ground is the plate of the record. Absent: it has none, and a smaller title. */
    plate?: string
  }
  /** Of a list that is left alone below the picture. */
  listAlone: string
  /** What a customer says, and the questions beside or below it. Absent: side by side. */
  proof?: Record<'quote' | 'faqs', string>
  shapes: Shapes
  /** Of the picture, which is `--frame` times as wide. */
  width: string
  /** Widths of the picture from 80rem and from 64rem on. */
  widths: readonly [widest: string, usual: string]
}

/** A post, from 64rem on. */
export interface PostLayout {
  /** Around trail and head. */
  band: string
  trail: string
  head: string
  titleSize: 'section' | 'page'
  byline: string
  cover: string
  /** Of a wide cover, which fills its place. Absent: its own. */
  shapes?: Shapes
  /** Of the cover from 80rem on. */
  width: string
  contents: string
  text: string
  /** The posts before and after it. */
  end: string
}

/** A project, from 64rem on. */
export interface ProjectLayout {
  head: string
  picture: string
  /** Facts and results. */
  outcome: string
  facts: string
  results: string
  /** Problem and solution. */
  story: string
  /** Of a picture that fills its place. Absent: it has its own shape, and is at most 40rem high. */
  shapes?: Shapes
  /** The project at length on the home page: around both, its wide picture and its words. Absent: side by side. */
  home?: Record<'project' | 'picture' | 'words', string> & { shapes?: Shapes; width: string }
  /** Around the result of a project without a picture, on its plate. Absent: as other results. */
  poster?: string
  /** Of the picture from 80rem on. */
  width: string
}

/** A list of places that is as wide as the page. */
export interface PlacesLayout {
  isGrid: boolean
  list: string
  place: string
  /** What stands beside the address. */
  ways: string
}

/** The head of a page that is not about one record. */
export interface HeadLayout {
  /** Across the page. */
  band: string
  /** Around title and introduction. */
  words: string
  title: string
  intro: string
  /** Around filters, a search field, actions. */
  tools: string
}

/** The list of posts. */
export interface PostsLayout {
  /** Between the first post and the others. */
  list: string
  /** The first one. */
  lead: PostPlaces & Record<'picture', string>
  /** The others, one below the other. Absent: as cards. */
  entry?: PostPlaces
}

/** A post, its date and subjects, and its title and beginning. */
type PostPlaces = Record<'post' | 'about' | 'words', string>

/** The page about the business. */
export interface AboutLayout {
  picture: string
  /** Of the picture. */
  shapes: Shapes
  text: string
  /** What a customer says: across the page, around it, the customer's picture and the words. */
  quote: Record<'band' | 'inner' | 'picture' | 'words', string>
  /** Around values, and each. Absent: as in a section. */
  values?: CardsLayout['values']
}

/** The page of the form for a quote. */
export type QuoteLayout = Record<'form' | 'aside', string>

/** What a phone has at its lower edge; `main` is the last action. */
export type BarLayout = Record<'bar' | 'item' | 'main', string>

/** The page of testimonials. */
export interface QuotesLayout {
  /** Across the page, around the first one, and that itself. */
  band: string
  first: string
  /** The others. */
  list: string
  quote: string
}

/** The main action at the end of a page. */
export type ActionLayout = Record<'band' | 'inner', string>

/** The footer. `parts` holds all but the imprint. */
export interface FooterLayout {
  footer: string
  parts: string
  brand: string
  /** Size of the name. Empty: by its length. */
  name: string
  /** Headings of the lists. */
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

/** Questions that open. */
export interface FaqLayout {
  mark: string
  /** On their page: a group, its title, around its questions, and each of them. */
  page: Record<'group' | 'title' | 'list' | 'question', string>
}

/** The menu. */
export interface MenuLook {
  /** Of an entry of the menu in one row; its `::after` marks the current page. */
  mark: string
  /** Where the menu does not fit: the sheet with it, and its list. */
  sheet: string
  list: string
}

export interface HeaderProps {
  frame: Frame
  menu: Menu
}

/** Everything about how to reach the business. A link leads to `formId`, an element around the form. */
export interface ContactsProps extends Record<'head' | 'ways' | 'map' | 'times' | 'form', ReactNode> {
  formId: string
}
