import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Notes what a folder holds, and returns what puts it back: changed and removed files are written, new ones removed. */
export function notedFolder(folder: string): () => void {
  const noted = new Map(entriesOf(folder).map((name) => [name, stateOf(join(folder, name))]))
  return () => {
    for (const name of entriesOf(folder))
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

/** All below a folder, by its path in it. */
function entriesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    relative(folder, join(entry.parentPath, entry.name)),
  )
}
