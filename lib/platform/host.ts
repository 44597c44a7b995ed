/** Whether the host keeps the pages in a store of its own, and makes them in functions that share nothing but its data cache. */
export function hostKeepsPages(): boolean {
  return Boolean(process.env.VERCEL)
}

/** Whether this process is such a function: no disk, and a memory that may be older than the last save. A build is none. */
export function isServerless(): boolean {
  return hostKeepsPages() && process.env.NEXT_PHASE !== 'phase-production-build'
}
