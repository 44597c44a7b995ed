/**
 * First part of every cache key; `next.config.ts` sets it anew at each build, so that a build never starts from what
 * an earlier one left in the framework's cache.
 */
export const cacheEpoch = process.env.CONTENT_EPOCH ?? ''
