/* The types of Next.js' page cache (16.4, `FileSystemCache`), as far as this folder relies on them. */

/** A page as the cache holds it. */
export interface CachedPage {
  kind: 'APP_PAGE'
  html: string
  headers?: Record<string, unknown>
  status?: number
}

/** A page, the answer of a route, or the data of a `fetch`. */
export type CachedValue =
  | CachedPage
  | ({ kind: 'APP_ROUTE' | 'FETCH' } & Pick<CachedPage, 'headers' | 'status'>)

interface CacheEntry {
  lastModified?: number
  /** How many seconds the entry counts; `false` for any age. */
  cacheControl?: { revalidate: number | false }
  value?: CachedValue | null
}

interface CacheContext {
  kind?: CachedValue['kind']
  tags?: string[]
}

export interface FileCache {
  get(key: string, context: CacheContext): Promise<CacheEntry | null>
  set(key: string, data: CachedValue | null, context: CacheContext): Promise<void>
  revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void>
}

export interface FileCacheClass {
  new (options: { serverDistDir?: string | undefined; flushToDisk?: boolean }): FileCache
  prototype: FileCache
}

/** The place of a page in the cache. */
export interface PagePlace {
  key: string
  /** The cached page; undefined when Next.js has to respond. */
  current: () => Promise<CachedPage | undefined>
}

/** What a long-running server does with the pages of the cache. */
export interface KeptPages {
  /** Stands for the configuration of the process. */
  environmentId: string
  beginRender: (key: string) => Promise<void>
  endRender: (key: string) => void
  /** Called when a cached page is served. */
  note: (place: PagePlace) => void
  /** Whether a page with these tags shows something else than a new render would. */
  isOutdated: (tags: string[]) => Promise<boolean>
  /** Called for revalidated tags, those of `revalidatePath` too; over when the next view shows the renewed content. */
  renew: (tags: string[], isOfPath: boolean) => Promise<void>
  /** Over when no such renewal is under way. */
  renewed: () => Promise<void>
}
