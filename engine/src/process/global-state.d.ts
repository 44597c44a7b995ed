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
 * What the whole process shares. Next.js bundles pages, route handlers, proxy.ts and the start of the server apart, and loads a module once in
 * each bundle: a variable of a module is not shared. `server.mjs` and `engine/src/next/page-cache/page-cache.cjs` are in no bundle. Each field is
 * made by the module that is named with it.
 */
declare global {
  interface ProcessState {
    /* engine/src/process/ */
    rootContext?: { enter: <T>(run: () => T) => T }
    redis?: RedisConnection
    disk?: DiskState
    limiters?: Map<string, RateLimiterMemory>

    /* engine/src/process/log.ts: who hears of errors, and what was said once */
    onPlatformError?: (error: Error) => void
    said?: Set<string>

    /* engine/src/snapshots/ */
    sources?: Tenant
    /** The content that was assembled last, and how many changes it knows of. */
    assembled?: { content: TenantContent; changes: number }
    /** The reads of the start, and whether there was content since. */
    start?: { reading?: Promise<void>; isOver: boolean }
    /** This process among the others, the tags that it has not told them yet, and the reads of what they have told. */
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
    /** Called for each revalidation of the process; over when the next view shows what was read. */
    readRevalidated?: (tags: string[], isOfPath: boolean) => Promise<void>
    /** The renders under way, by the keys of their pages. */
    renders?: Map<string, { over: Promise<void>; end: () => void }>

    /** server.mjs: called once the site can answer */
    siteIsReady?: (site: SiteServer) => void

    /* engine/src/leads/deliver.ts, engine/src/search/ */
    deliveries?: Map<string, Delivery>
    /** Of each post under way: whether it has sent a lead, whether its answer is that none was sent, and whether no form of the site has sent it. */
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
