import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const folders: string[] = []

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A new folder, removed when the tests end. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'))
  folders.push(folder)
  return folder
}

/** A content folder that holds these files, each under `<siteKey>/<resource>`. */
export function contentFolder(files: Record<string, unknown> = {}) {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) saveContent(folder, name, content)
  return folder
}

/** Saves one content file; text is written as it is. */
export function saveContent(folder: string, name: string, content: unknown) {
  const file = join(folder, `${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  // At once: the sandbox looks at its files all the time, and may find half of one.
  writeFileSync(`${file}.new`, typeof content === 'string' ? content : JSON.stringify(content))
  renameSync(`${file}.new`, file)
  return file
}
