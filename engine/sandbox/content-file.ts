import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/** Changes whenever the file changes; empty when there is no file. */
export function stampOf(file: string) {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stat ? `${stat.mtimeNs} ${stat.ctimeNs} ${stat.size} ${stat.ino}` : ''
}

/**
 * The text of a content file, without the byte-order mark of some editors; undefined when there is no file.
 * @throws Error for one in another encoding
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
