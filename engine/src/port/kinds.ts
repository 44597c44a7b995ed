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
  paged,
  pagedNames,
  type Resource,
  type SearchedName,
  schemaOf,
  searched,
  searchedNames,
  singletons,
} from '@/lib/kinds'
export type { Searched, SomeRecord } from '@/lib/kinds/kind'
export type { Location } from '@/lib/kinds/locations'
export {
  commonResources,
  hasResource,
  isResource,
  isTakenOff,
  kindOf,
  openPushTags,
  resourceNames,
  specifiedPushTags,
} from '@/lib/kinds/names'
export type { Post } from '@/lib/kinds/posts'
export type { Service } from '@/lib/kinds/services'
export type { Settings } from '@/lib/kinds/settings'
