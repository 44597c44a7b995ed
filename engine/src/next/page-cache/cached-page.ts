import type { OutgoingHttpHeaders } from 'node:http'

/* Types of Next.js' cache (16.4, `IncrementalCache` and `FileSystemCache`), as far as this folder relies on them. */

export interface PageValue {
  kind: 'APP_PAGE'
  html: string
  headers?: OutgoingHttpHeaders | undefined
  status?: number | undefined
  /** The response to Next.js' own requests for part of the page. */
  rscData?: Buffer | undefined
  segmentData?: Map<string, Buffer> | undefined
  postponed?: string | undefined
}

interface RouteValue extends Pick<PageValue, 'headers' | 'status'> {
  kind: 'APP_ROUTE'
  body: Buffer
}

interface DataValue extends Pick<PageValue, 'headers' | 'status'> {
  kind: 'FETCH'
}

export type CachedValue = PageValue | RouteValue | DataValue

export interface CacheEntry {
  lastModified?: number
  /** The seconds after which the entry is stale; `false` for never. */
  cacheControl?: { revalidate: number | false } | undefined
  value?: CachedValue | null
}

interface CacheContext {
  kind?: CachedValue['kind']
  tags?: string[]
  /** Tags by which `revalidatePath` finds the data that a page has fetched. */
  softTags?: string[]
  cacheControl?: CacheEntry['cacheControl']
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

export function tagsOf(value: Pick<CachedValue, 'headers'> | null | undefined): string[] {
  const tags = value?.headers?.['x-next-cache-tags']
  return tags ? String(tags).split(',') : []
}
