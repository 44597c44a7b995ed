import type { Contract, FileFields, Picture, RecordFiles } from '@site-starter/engine/fields'
import type { z } from 'zod'

/* The declaration of a kind of content. A kind is one file of pure functions of records; whatever depends on the site is a parameter. */

export interface Kind<Content> {
  /** The name of the resource in each contract that has it. It is used in the API and as a push tag. */
  contracts: { readonly [contract in Contract]?: string }
  /** The schema that parses the platform's answer, or each record of a collection. */
  schema: (files: FileFields) => z.ZodType<Content>
}

export interface Singleton<Content> extends Kind<Content> {
  /** The content before it is first read. */
  empty: Content
  /** Removes the parts that show nothing. */
  filled: (content: Content) => Content
}

export interface Collection<R extends SomeRecord> extends Kind<R> {
  /** Whether a record shows anything. Without this function, every record does. */
  isFilled?: (record: R) => boolean
  files?: RecordFiles<R>
  /** The list page: its name in settings and texts, and its folder in `app/`, which is its default path. */
  page?: { name: string; folder: string }
  /** Pages of single records. Without them, one page shows the whole list, and fewer records are read. */
  pages?: RecordPages<R>
  /** How the search finds records. A kind without it is not searchable. */
  search?: Search<R>
}

export interface Search<R, Group = string> {
  /** The name of this group of search results in addresses. */
  group: Group
  found: (record: R) => Searched
  /** The anchor of a record on its list page, for a kind without record pages. */
  anchor?: (record: R) => string
}

export interface SomeRecord {
  slug: string
}

/** The pages of single records, and the pages of their list. */
export interface RecordPages<R extends SomeRecord, Card = object, BesideList = object, Beside = object> {
  /** The name of one record in `routes` and in views. */
  one: string
  /** The setting with the number of records per list page. */
  perPage: 'recordsPerPage' | 'postsPerPage'
  /** What lists show of a record. A page with a card is rendered again only when the card changes. */
  card: (record: R, subjects: Subjects) => Card
  /** What a list page shows beside the cards. */
  besideList?: (records: readonly R[], list: ListPosition & Subjects) => BesideList
  /** What a record page shows beside the record. */
  beside?: (record: R, position: RecordPosition<R> & Subjects) => Beside
  title: (record: R) => string
  description: (record: R) => string
  picture: (record: R) => Picture | undefined
  /** Structured data of a record; undefined if search engines get none. */
  data?: (record: R, told: Told) => object | undefined
  article?: (record: R) => { publishedAt: string; updatedOn: string; author: string }
}

/** A page of a list: its number, starting at 1, and its maximum number of records. */
export interface ListPosition {
  page: number
  perPage: number
}

/** The records around one in its list. */
interface RecordPosition<R> {
  before: R | undefined
  after: R | undefined
  following: (most: number, isWanted?: (record: R) => boolean) => R[]
}

/** A subject of the blog, which is a tag of posts. */
export interface Subject {
  slug: string
  /** The tag as the newest post writes it. */
  title: string
}

export type CountedSubject = Subject & { count: number }

/** Access to the subjects of posts. A site without subject pages has none. */
export interface Subjects {
  subjectsOf: (post: { tags: string[] }) => Subject[]
  /** The subjects of the blog with the most posts. */
  mostWritten: (most: number) => CountedSubject[]
}

/** What the structured data of a record take from its page and the site. */
export interface Told {
  url: string
  /** The business as a reference. `publisher` describes it as the publisher of a post. */
  business: { name: string }
  publisher: object
  language: string
}

/** A record as the search sees it. `search` in site/config.ts sets the weight of each part. */
export interface Searched {
  title: string
  summary: string[]
  text: string[]
  /** A detail in the search result, such as the client of a project; '' for none. */
  about?: string
  /** The texts to quote from: the first one with a word of the query. An iterable prepares long texts only when needed. */
  passages: Iterable<string>
}
