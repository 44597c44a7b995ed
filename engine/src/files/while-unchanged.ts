import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { cache } from 'react'
import { isDevelopment } from '../process/mode'
import { namesIn } from './file-names'

/** The time after which a later change of a file has another timestamp, whatever the resolution of the disk's clock. */
const CLOCK_RESOLUTION_MS = 3_000

/** Identifies the state of a file, or of a folder with everything below it. Cached per request, since many parts of a page ask. */
const stateOf = cache((path: string): string => {
  const all = isFolder(path) ? namesIn(path, { recursive: true }).map((name) => join(path, name)) : [path]
  return all.map((file) => `${file} ${stateOfFile(file)}`).join('\n')
})

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function stateOfFile(file: string): string {
  const { mtimeMs, ctimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  if (mtimeMs === undefined || ctimeMs === undefined) return 'missing'
  const isNew = Date.now() - Math.max(mtimeMs, ctimeMs) < CLOCK_RESOLUTION_MS
  return `${mtimeMs} ${ctimeMs} ${size} ${isNew ? readFileSync(file, 'latin1') : ''}`
}

/**
 * Keeps a value made from files: for good, or in development until one of them changes. The files are compared at each request, since a container's
 * mounted folders report no changes.
 */
export function whileUnchanged<T>(): (paths: readonly string[], make: () => T) => T {
  const kept = new Map<string, { state: string; made: T }>()
  return (paths, make) => {
    const key = paths.join('\n')
    const known = kept.get(key)
    if (known && !isDevelopment()) return known.made
    const state = isDevelopment() ? paths.map(stateOf).join('\n') : ''
    if (known?.state === state) return known.made
    const made = make()
    kept.set(key, { state, made })
    return made
  }
}
