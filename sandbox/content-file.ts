import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/** Changes whenever the file changes; empty when there is no file. */
export function stampOf(file: string) {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stat ? `${stat.mtimeNs} ${stat.ctimeNs} ${stat.size} ${stat.ino}` : ''
}

/** The text of a content file, without the byte-order mark of some editors; undefined when there is no file. */
export function textOf(file: string) {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

export function hashOf(text: string | undefined) {
  return text === undefined ? 'absent' : createHash('sha256').update(text).digest('hex')
}
