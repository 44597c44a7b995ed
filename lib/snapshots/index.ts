import 'server-only'

/* The content that this process keeps, and when it is read anew. */

export { platformHealth } from './health'
export { tellInstances } from './instances/instances'
export type { Move } from './moves/move'
export type { Part } from './parts'
export { revalidate } from './revalidate'
export { isReady } from './start'
export { bodiesKept } from './stored/kept-bodies'
export { areValuesKept, shareReads } from './stored/shared-values'
export {
  ageOfParts,
  lastContent,
  newestContent,
  notePageView,
  type TenantContent,
  tenantContent,
} from './tenant'
