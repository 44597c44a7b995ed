import type { Contract, FileFields, Picture, RecordFiles } from '@site-starter/engine/fields'
import type { z } from 'zod'

/* How a kind of content is declared, in one file: pure functions of records, to which what depends on the site is handed. */

export interface Kind<Content> {
  /** The name of the resource under each contract description that has it: in the API, and as a push tag. */
  contracts: { readonly [contract in Contract]?: string }
  /** What the platform sends becomes; for a collection, each record of it. */
  schema: (files: FileFields) => z.ZodType<Content>
}

export interface Singleton<Content> extends Kind<Content> {
  /** Stands for what was never read. */
  empty: Content
  /** Without the parts that show nothing. */
  filled: (content: Content) => Content
}

export interface Collection<R extends SomeRecord> extends Kind<R> {
  /** False for a record that shows nothing. */
  isFilled?: (record: R) => boolean
  files?: RecordFiles<R>
  /** The page of the list: its name in settings and texts, and its folder in `app/`, which is its address. */
  page?: { name: string; folder: string }
  /** Absent when a record has no page of its own: a page shows the whole list then, and fewer records are taken. */
  pages?: RecordPages<R>
  /** Absent when the search does not search it. */
  search?: Search<R>
}

export interface Search<R, Group = string> {
  /** The name of the results in addresses. */
  group: Group
  found: (record: R) => Searched
  /** The anchor of a record on the page of its list, if it has no page of its own. */
  anchor?: (record: R) => string
}

export interface SomeRecord {
  slug: string
}

/** The pages of single records, and of their list. */
export interface RecordPages<R extends SomeRecord, Card = object, BesideList = object, Beside = object> {
  /** One record, in the names of its address (`routes`) and of its page. */
  one: string
  /** The setting with the length of a page of the list. */
  perPage: 'recordsPerPage' | 'postsPerPage'
  /** What lists show. A page with a card is rendered again only when the card changes, not the rest of the record. */
  card: (record: R, subjects: Subjects) => Card
  /** What a page of the list shows beside the cards. */
  besideList?: (records: readonly R[], list: ListPlace & Subjects) => BesideList
  /** What the page of a record shows beside it. */
  beside?: (record: R, place: Place<R> & Subjects) => Beside
  title: (record: R) => string
  description: (record: R) => string
  picture: (record: R) => Picture | undefined
  /** Structured data; undefined for a record about which search engines are told nothing. */
  data?: (record: R, told: Told) => object | undefined
  article?: (record: R) => { publishedAt: string; updatedOn: string; author: string }
}

/** A page of a list: its number, from 1 on, and how many records it has at most. */
export interface ListPlace {
  page: number
  perPage: number
}

interface Place<R> {
  before: R | undefined
  after: R | undefined
  following: (most: number, isWanted?: (record: R) => boolean) => R[]
}

/** A subject of the blog: a tag of posts. */
export interface Subject {
  slug: string
  /** The tag as the newest post writes it. */
  title: string
}

export type CountedSubject = Subject & { count: number }

/** The subjects of posts; none on a site that has no pages of subjects. */
export interface Subjects {
  subjectsOf: (post: { tags: string[] }) => Subject[]
  /** Those of the blog with the most posts. */
  mostWritten: (most: number) => CountedSubject[]
}

export interface Told {
  url: string
  /** The business, by reference and as a publisher. */
  business: { name: string }
  publisher: object
  language: string
}

/** A record as it is searched. `search` in site/config.ts sets how much a word counts in each part. */
export interface Searched {
  title: string
  summary: string[]
  text: string[]
  /** A detail that the result shows, such as the client of a project; '' for none. */
  about?: string
  /** The passage comes from the first of these texts that has a word of the question. Long texts are prepared only when needed. */
  passages: Iterable<string>
}
