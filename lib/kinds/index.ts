import type { Contract } from '@site-starter/engine/fields'
import type { z } from 'zod'
import { faqs } from './faqs'
import type { Collection, Kind, RecordPages, Search, Singleton } from './kind'
import { legal } from './legal'
import { locations } from './locations'
import { posts } from './posts'
import { products } from './products'
import { projects } from './projects'
import { services } from './services'
import { settings } from './settings'
import { testimonials } from './testimonials'
import { values } from './values'

/** Every kind of content, in the order of lists, sitemap and search results. */
const declared = {
  settings,
  services,
  products,
  projects,
  posts,
  testimonials,
  faqs,
  locations,
  values,
  legal,
}

/* Types derived from `declared`. The casts are needed because TypeScript types the keys of an object as `string`. */

type Declared = typeof declared
export type KindName = keyof Declared

type NamesWith<Property extends string> = {
  [K in KindName]: Property extends keyof Declared[K] ? K : never
}[KindName]

export type SingletonName = 'settings' | 'legal'
export type CollectionName = Exclude<KindName, SingletonName>
export type ListedName = NamesWith<'page'>
export type SearchedName = NamesWith<'search'>
/** The kinds whose records have their own pages. */
export type PagedName = NamesWith<'pages'>

export type ContentOf<K extends KindName> = z.output<ReturnType<Declared[K]['schema']>>

export type Lists = { [K in CollectionName]: ContentOf<K>[] }

/** The content of each kind, identical for both contracts. */
export type KindContent = Lists & { [K in SingletonName]: ContentOf<K> }

export function listIn<K extends CollectionName>(lists: Pick<Lists, K>, name: K): ContentOf<K>[] {
  return lists[name]
}

export type PageOf<K extends ListedName> = Declared[K]['page']['name']

export type GroupOf<K extends SearchedName> = Declared[K]['search']['group']

export type OneOf<K extends PagedName> = Declared[K]['pages']['one']

/** The return type of a function of a kind's pages, or `object` for a kind without this function. */
type Returned<K extends PagedName, Name extends string> = Declared[K]['pages'] extends {
  [F in Name]: (...given: never[]) => infer Result extends object
}
  ? Result
  : object
export type CardOf<K extends PagedName> = Returned<K, 'card'>
export type BesideListOf<K extends PagedName> = Returned<K, 'besideList'>
export type BesideOf<K extends PagedName> = Returned<K, 'beside'>

const { settings: _settings, legal: _legal, ...ofLists } = declared
export const singletons: { [K in SingletonName]: Singleton<ContentOf<K>> } = declared

export const kindNames = Object.keys(declared) as KindName[]
export const collectionNames = Object.keys(ofLists) as CollectionName[]
export const isCollection = (kind: KindName): kind is CollectionName => kind in ofLists
const declares = (property: string) => (name: CollectionName) => property in declared[name]
export const listedNames = collectionNames.filter(declares('page')) as ListedName[]
export const searchedNames = collectionNames.filter(declares('search')) as SearchedName[]
export const pagedNames = collectionNames.filter(declares('pages')) as PagedName[]

/** The collections, typed so that each function receives records of its own kind. */
export const collections: { [K in CollectionName]: Collection<ContentOf<K>> } = ofLists

export const listed: { [K in ListedName]: { page: { name: PageOf<K>; folder: string } } } = ofLists

export const searched: { [K in SearchedName]: { search: Search<ContentOf<K>, GroupOf<K>> } } = ofLists

export const paged: {
  [K in PagedName]: {
    page: { name: PageOf<K> }
    pages: RecordPages<ContentOf<K>, CardOf<K>, BesideListOf<K>, BesideOf<K>>
    search?: { group: string }
  }
} = ofLists

export const listFolders = Object.fromEntries(
  listedNames.map((name) => [declared[name].page.name, declared[name].page.folder]),
) as { [K in ListedName as PageOf<K>]: Declared[K]['page']['folder'] }

/** The name of a resource in the API. A kind has one name per contract, which may be the same. */
export type Resource = {
  [K in KindName]: Declared[K]['contracts'][keyof Declared[K]['contracts']]
}[KindName]

export type KindOf<R extends Resource> = {
  [K in KindName]: R extends Declared[K]['contracts'][keyof Declared[K]['contracts']] ? K : never
}[KindName]

export type Content = { [R in Resource]: KindContent[KindOf<R>] }

/** The resource names of a kind by contract. A contract without the kind has no entry. */
export function namesOf(kind: KindName): { readonly [contract in Contract]?: Resource } {
  return declared[kind].contracts
}

export function schemaOf<K extends KindName>(kind: K): Kind<ContentOf<K>>['schema'] {
  const schemas: { [K in KindName]: Kind<ContentOf<K>> } = declared
  return schemas[kind].schema
}
