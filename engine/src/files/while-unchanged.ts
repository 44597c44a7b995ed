import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { cache } from 'react'
import { isDevelopment } from '../process/mode'
import { namesIn } from './file-names'

/** Milliseconds after which the clock of any disk tells one change of a file from the next. */
const CLOCK = 3_000

/** Tells a state of a file, or of a folder with all below it, from any other. Many parts of a view ask; it is looked up once for them all. */
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
  const isNew = Date.now() - Math.max(mtimeMs, ctimeMs) < CLOCK
  return `${mtimeMs} ${ctimeMs} ${size} ${isNew ? readFileSync(file, 'latin1') : ''}`
}

/**
 * Keeps what is made of files: for good, and in development until one of them changes. They are compared at each view, since a mount of a container
 * tells of no change.
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
