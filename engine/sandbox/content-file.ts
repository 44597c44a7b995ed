import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/** A string that changes with the file; empty if there is no file. */
export function stampOf(file: string) {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stat ? `${stat.mtimeNs} ${stat.ctimeNs} ${stat.size} ${stat.ino}` : ''
}

/**
 * The text of a content file, without the byte-order mark of some editors; undefined if there is no file.
 * @throws Error if the encoding is not UTF-8
 */
export function textOf(file: string) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    if (error instanceof TypeError) throw new Error('is not in UTF-8: save it so', { cause: error })
    throw error
  }
}

export function hashOf(text: string | undefined) {
  return text === undefined ? 'absent' : createHash('sha256').update(text).digest('hex')
}
