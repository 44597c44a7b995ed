export {
  type CollectionName,
  type Content,
  type ContentOf,
  collections,
  type GroupOf,
  isCollection,
  type KindContent,
  type KindName,
  kindNames,
  listed,
  listIn,
  namesOf,
  pagedNames,
  type Resource,
  type SearchedName,
  schemaOf,
  searched,
  searchedNames,
  singletons,
} from '@/lib/site/kinds'
export type { Searched, SomeRecord } from '@/lib/site/kinds/kind'
export type { Location } from '@/lib/site/kinds/locations'
export {
  commonResources,
  hasResource,
  isResource,
  kindOf,
  openPushTags,
  resourceNames,
} from '@/lib/site/kinds/names'
export type { Post } from '@/lib/site/kinds/posts'
export type { Service } from '@/lib/site/kinds/services'
export type { Settings } from '@/lib/site/kinds/settings'
