import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slashed } from '../../src/files/file-names'

/** The list of checksums of the last pull, which reveals edits without git. */
export const CHECKSUMS = 'pulled.json'

export type Checksums = Record<string, string>

/** The hash of every file in a folder, except the list itself. Line endings of text files do not matter. */
export function checksumsOf(folder: string): Checksums {
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => name !== CHECKSUMS)
    .sort()
  return Object.fromEntries(files.map((name) => [slashed(name), hashOf(join(folder, name))]))
}

function hashOf(file: string): string {
  const bytes = readFileSync(file)
  const content = file.endsWith('.json') ? bytes.toString('utf8').replaceAll('\r\n', '\n') : bytes
  return createHash('sha256').update(content).digest('hex')
}

/** The checksums of the last pull; empty if there are none. */
export function lastChecksums(folder: string): Checksums {
  try {
    return JSON.parse(readFileSync(join(folder, CHECKSUMS), 'utf8'))
  } catch {
    return {}
  }
}
