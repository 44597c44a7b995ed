/** Whether the host keeps the pages in its own store, and renders them in functions that share only its data cache. */
export function hostKeepsPages(): boolean {
  return Boolean(process.env.VERCEL)
}

/** Whether this process is such a function: without a disk, and with memory that may be older than the last save. A build is not. */
export function isServerless(): boolean {
  return hostKeepsPages() && !isBuild()
}

/** Whether this process is long-running and can work in the background of a view: a server, also in development. */
export function isServer(): boolean {
  return !hostKeepsPages() && !isBuild()
}

/**
 * Whether this is a build for a server, which runs it in any environment: with any tenant, platform and address. It reads no content. A host
 * that keeps the pages has those of its build.
 */
export function isBuildForAll(): boolean {
  return isBuild() && !hostKeepsPages()
}

/** `next.config.ts` sets this variable before it reads the platform; Next.js 16.4 sets its own later. Workers inherit it. */
function isBuild(): boolean {
  return process.env.SITE_IS_BEING_BUILT === '1'
}
