import { renameSync, rmSync, writeFileSync } from 'node:fs'

export interface FileToWrite {
  path: string
  text: string
  /** Only the owner of the file may read it. */
  isPrivate?: boolean
}

/** Writes all files or, when one cannot be written, none. */
export function writeFiles(files: FileToWrite[]): void {
  const staged = files.map((file) => ({ ...file, temporary: `${file.path}.new` }))
  try {
    for (const { temporary, text, isPrivate } of staged) {
      rmSync(temporary, { force: true })
      writeFileSync(temporary, text, isPrivate ? { mode: 0o600, flag: 'wx' } : { flag: 'wx' })
    }
    for (const { temporary, path } of staged) renameSync(temporary, path)
  } finally {
    for (const { temporary } of staged) rmSync(temporary, { force: true })
  }
}
