import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'

export interface FileToWrite {
  path: string
  text: string
  /** Only the owner of the file may read it. */
  isPrivate?: boolean
}

/** Writes all files or, when one cannot be written, none. A link stays one, and a file keeps its rights. */
export function writeFiles(files: FileToWrite[]): void {
  const staged = files.map((file) => {
    const path = existsSync(file.path) ? realpathSync(file.path) : file.path
    return { ...file, path, temporary: `${path}.new` }
  })
  try {
    for (const { path, temporary, text, isPrivate } of staged) {
      rmSync(temporary, { force: true })
      writeFileSync(temporary, text, { mode: modeOf(path, isPrivate), flag: 'wx' })
    }
    for (const { temporary, path } of staged) renameSync(temporary, path)
  } finally {
    for (const { temporary } of staged) rmSync(temporary, { force: true })
  }
}

/** The permissions of a file: those that it has, or by default those of a new file. */
function modeOf(path: string, isPrivate = false): number {
  if (isPrivate) return 0o600
  return existsSync(path) ? statSync(path).mode & 0o777 : 0o666
}
