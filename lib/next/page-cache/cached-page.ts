/* The types of Next.js' page cache (16.4, `FileSystemCache`), as far as this folder relies on them. */

/** A page as the cache holds it. */
export interface CachedPage {
  kind: 'APP_PAGE'
  html: string
  rscData?: Uint8Array
  headers?: Record<string, unknown>
  status?: number
}

/** A page, the answer of a route, or the data of a `fetch`. */
export type CachedValue =
  | CachedPage
  | ({ kind: 'APP_ROUTE' | 'FETCH' } & Pick<CachedPage, 'headers' | 'status'>)

interface CacheEntry {
  lastModified?: number
  value?: CachedValue | null
}

interface CacheContext {
  kind?: CachedValue['kind']
  tags?: string[]
  softTags?: string[]
}

interface CacheFiles {
  existsSync: (path: string) => boolean
  writeFile: (path: string, data: string) => Promise<void>
}

interface FileCacheOptions {
  fs: CacheFiles
  serverDistDir: string
}

export interface FileCache extends FileCacheOptions {
  flushToDisk: boolean
  get(key: string, context: CacheContext): Promise<CacheEntry | null>
  set(key: string, data: CachedValue | null, context: CacheContext): Promise<void>
  revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void>
  getFilePath(name: string, kind: CachedValue['kind'] | undefined): string
}

export interface FileCacheClass {
  new (options: FileCacheOptions): FileCache
  prototype: FileCache
  memoryCache?: Map<string, CacheEntry>
}

/**
 * The state of a cached page. `current`: the page shows what a new render would show, whatever its age. `outdated`: it does not. `aging`:
 * it does as far as this site knows, but it may show other data too, so its age counts.
 */
export type Judgement = 'current' | 'outdated' | 'aging'

/** The place of a page in the cache. */
export interface PagePlace {
  key: string
  /** The cached page; undefined unless it is `current`. */
  current: () => Promise<CachedPage | undefined>
}

/** What a long-running server does with the pages of the cache. */
export interface KeptPages {
  /** Called when a current page is served. */
  note: (place: PagePlace) => void
  judge: (tags: string[]) => Promise<Judgement>
  /** Called with revalidated tags; over when the next view shows the renewed content. */
  renew: (tags: string[]) => Promise<void>
  /** Over when no such renewal is under way. */
  renewed: () => Promise<void>
}
