import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../../src/files/file-text'

/** Replaces the first occurrence of a text in a file of a clone. @throws Error if the file does not contain the text */
export function replaceInFile(clone: string, name: string, from: string, to: string): void {
  const file = join(clone, name)
  const text = readText(file)
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`)
  writeFileSync(file, text.replace(from, to))
}
