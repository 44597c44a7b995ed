/**
 * The id of this build, for keys and files, so that this build never uses the cache entries of an earlier build. `next.config.ts` sets
 * it.
 */
export function buildId(): string {
  return process.env.CONTENT_BUILD_ID ?? ''
}
