/**
 * Names this build in keys and files, so that what an earlier build left in a cache is never taken for this one's.
 * `next.config.ts` sets it.
 */
export function buildId(): string {
  return process.env.CONTENT_EPOCH ?? ''
}
