import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slashed } from '../../src/files/file-names'

/** What the last pull wrote: by it, an edit is known without git. */
export const CHECKSUMS = 'pulled.json'

export type Checksums = Record<string, string>

/** Every file of a folder but the list itself, with the hash of its bytes; of a text, whatever its line ends. */
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

/** The list of the last pull; empty when there is none. */
export function lastChecksums(folder: string): Checksums {
  try {
    return JSON.parse(readFileSync(join(folder, CHECKSUMS), 'utf8'))
  } catch {
    return {}
  }
}
