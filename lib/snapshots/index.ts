import 'server-only'

/* The content that this process keeps, and when it is read anew. */

export { platformHealth } from './health'
export { tellInstances } from './instances'
export type { Move } from './moves/move'
export type { Part } from './parts'
export { isKept, readAnew, share } from './read-anew'
export { isReady } from './start'
export {
  ageOfParts,
  lastContent,
  newestContent,
  notePageView,
  type TenantContent,
  tenantContent,
} from './tenant'
