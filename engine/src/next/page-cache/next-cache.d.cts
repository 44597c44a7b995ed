import type { FileCacheClass } from './cached-page'

/* For an engine that is installed as a package: below `node_modules/`, TypeScript reads no types out of JavaScript. */

export const FileSystemCache: FileCacheClass
export const isOfNext: boolean
