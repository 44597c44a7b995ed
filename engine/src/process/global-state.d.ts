import type { AsyncLocalStorage } from 'node:async_hooks'
import type { ChildProcess } from 'node:child_process'
import type { LRUCache } from 'lru-cache'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Delivery } from '../leads/deliver'
import type { PageStore } from '../next/page-cache/page-store'
import type { NotShown } from '../pictures/not-shown'
import type { StoredPicture } from '../pictures/resized/stored-pictures'
import type { Verdicts } from '../pictures/verdicts/verdicts'
import type { RedisConnection } from '../redis/redis-connection'
import type { RecordIndex } from '../search/record-index'
import type { SiteServer } from '../server/site-server'
import type { Part } from '../snapshots/parts'
import type { Tenant } from '../snapshots/source'
import type { TenantContent } from '../snapshots/tenant'
import type { DiskState } from './disk'
import type { Turns } from './turns'

/*
 * State that the whole process shares. Next.js bundles pages, route handlers, proxy.ts and the server start separately, and loads a module once
 * per bundle, so a module's variable is not shared. `engine/src/start-server.mjs` and `engine/src/next/page-cache/page-cache.cjs` are in no bundle. The module
 * named with each field creates it.
 */
declare global {
  interface ProcessState {
    /* engine/src/process/ */
    rootContext?: { enter: <T>(run: () => T) => T }
    redis?: RedisConnection
    disk?: DiskState
    limiters?: Map<string, RateLimiterMemory>

    /* engine/src/process/log.ts: the listener for errors, and what was logged once */
    onPlatformError?: (error: Error) => void
    said?: Set<string>

    /* engine/src/snapshots/ */
    sources?: Tenant
    /** The content that was assembled last, and the number of changes that it includes. */
    assembled?: { content: TenantContent; changes: number }
    /** The reads of the start, and whether there has been content since. */
    start?: { reading?: Promise<void>; isOver: boolean }
    /** This process among several: its name, the tags that it has yet to tell the others, and reads of tags that they told. */
    instance?: {
      name: string
      untold: Set<string>
      isTelling: boolean
      following: Set<Promise<unknown>>
    }

    /* engine/src/pages/read-anew.ts and awaited-reads.ts */
    readForPush?: Set<string>
    awaitedReads?: Map<Part, Promise<unknown>>

    /* engine/src/next/page-cache/; engine/src/server/long-running-server.ts makes the store */
    pageStore?: PageStore
    dropPages?: (tags: string[]) => void
    /** Called for each revalidation of the process. Resolves once the next visit shows what was read. */
    readRevalidated?: (tags: string[], isOfPath: boolean) => Promise<void>
    /** The renders under way, by page key. */
    renders?: Map<string, { over: Promise<void>; end: () => void }>

    /** Set by engine/src/start-server.mjs, and called once the site can respond to requests. */
    siteIsReady?: (site: SiteServer) => void

    /* engine/src/leads/deliver.ts, engine/src/search/ */
    deliveries?: Map<string, Delivery>
    /** Each post under way: whether it sent a lead, whether its answer says that none was sent, and whether it came from no form of this site. */
    leadPosts?: AsyncLocalStorage<{ hasSentLead: boolean; isUnsent?: boolean; isForged?: boolean }>
    searchIndex?: RecordIndex

    /* engine/src/pictures/ */
    unwritablePictures?: { reason: string; until: number }
    fetchTurns?: Turns
    picturesInMemory?: LRUCache<string, StoredPicture>
    picturesOnDisk?: Promise<LRUCache<string, StoredPicture>>
    pictureFiles?: Turns
    pictureTurns?: Turns
    decoder?: { child?: ChildProcess; idle?: NodeJS.Timeout }
    resizing?: Map<string, Promise<void>>
    refusedPictures?: LRUCache<string, NotShown>
    verdicts?: Verdicts
  }

  var siteState: ProcessState | undefined
}
