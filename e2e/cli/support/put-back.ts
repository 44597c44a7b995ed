import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { folderEntries } from '../../fixtures/folder-entries'

/** Notes what a folder holds, and returns what puts it back: changed and removed files are written, new ones removed. */
export function notedFolder(folder: string): () => void {
  const noted = new Map([...folderEntries(folder).keys()].map((name) => [name, stateOf(join(folder, name))]))
  return () => {
    for (const name of folderEntries(folder).keys())
      if (!noted.has(name)) rmSync(join(folder, name), { recursive: true, force: true })
    for (const [name, { content, writtenAt }] of noted) {
      const file = join(folder, name)
      if (content === undefined || statSync(file, { throwIfNoEntry: false })?.mtimeMs === writtenAt) continue
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
      noted.set(name, stateOf(file))
    }
  }
}

interface State {
  /** Absent: a folder, or a link to one. */
  content?: Buffer
  writtenAt: number
}

function stateOf(path: string): State {
  const state = statSync(path)
  return { writtenAt: state.mtimeMs, ...(state.isFile() && { content: readFileSync(path) }) }
}
