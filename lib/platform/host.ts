/** Whether the host keeps the pages in a store of its own, and makes them in functions that share nothing but its data cache. */
export function hostKeepsPages(): boolean {
  return Boolean(process.env.VERCEL)
}

/** Whether this process is such a function: no disk, and a memory that may be older than the last save. A build is none. */
export function isServerless(): boolean {
  return hostKeepsPages() && !isBuild()
}

/** Whether this process stays, and can do something behind a view: a server, in development too. */
export function isServer(): boolean {
  return !hostKeepsPages() && !isBuild()
}

/** `next.config.ts` says so before it reads the platform, which Next.js 16.4 does later; workers inherit it. */
function isBuild(): boolean {
  return process.env.SITE_IS_BEING_BUILT === '1'
}
