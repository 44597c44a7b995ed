import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const folders: string[] = []

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Creates a folder that is removed when the tests end. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'))
  folders.push(folder)
  return folder
}

/** A content folder with these files, by `<siteKey>/<resource>`. */
export function contentFolder(files: Record<string, unknown> = {}) {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) saveContent(folder, name, content)
  return folder
}

/** Saves a content file; text is written unchanged. */
export function saveContent(folder: string, name: string, content: unknown) {
  const file = join(folder, `${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  // The file is replaced atomically, because the sandbox reads its files all the time and could find half of one.
  writeFileSync(`${file}.new`, typeof content === 'string' ? content : JSON.stringify(content))
  renameSync(`${file}.new`, file)
  return file
}
