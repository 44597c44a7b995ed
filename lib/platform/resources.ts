/* The resources of the platform, as `lib/resources/` declares them. */

export type { ResourceName as Resource } from '@/lib/resources'
export type { Contract } from '@/lib/resources/contract'
export {
  commonResources,
  hasResource,
  isResource,
  resourceNames,
  resourcesTagged,
  tagsOf,
} from '@/lib/resources/names'
