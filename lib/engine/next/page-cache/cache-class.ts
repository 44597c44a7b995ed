import { createRequire } from 'node:module'

/** Said where `page-cache.cjs` cannot be used. */
export const NO_PAGE_CACHE =
  'This version of Next.js has no cache that lib/engine/next/page-cache/ can extend: Next.js keeps the pages itself. After a save all pages are rendered again, and other instances show it once the age of a page is over (docs/reliability.md). Take the Next.js of package-lock.json to have it back.'

/** Whether the installed Next.js has the class that `page-cache.cjs` extends. */
export function hasCacheClass(): boolean {
  try {
    const { default: FileSystemCache } = createRequire(import.meta.url)(
      'next/dist/server/lib/incremental-cache/file-system-cache',
    )
    return ['get', 'set', 'revalidateTag'].every(
      (name) => typeof FileSystemCache.prototype[name] === 'function',
    )
  } catch {
    return false
  }
}
