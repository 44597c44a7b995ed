import type { FileCacheClass } from './cached-page'

/* Types for an engine that is installed as a package. Below `node_modules/`, TypeScript reads no types from JavaScript. */

export const FileSystemCache: FileCacheClass
export const isOfNext: boolean
