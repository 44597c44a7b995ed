import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path/posix'
import { foldersOf, git, paths, tryGit } from './git'

/** Names of folders here, by those that the template has for them. */
type Renamed = ReadonlyMap<string, string>

/** The folders of the template that this clone has under another name: most of their files are there, and none under the old one. */
export function renamedFolders(base: string): Renamed {
  const here = new Set(paths('ls-files', '-z').flatMap(foldersOf))
  const moves = paths('diff', '-M', '-l0', '--diff-filter=R', '--name-status', '-z', base, 'HEAD')
  const votes = new Map<string, number>()
  for (let index = 0; index < moves.length; index += 3) {
    const [, before = '', now = ''] = moves.slice(index)
    const folder = foldersOf(before).find((name) => !here.has(name))
    const rest = folder && before.slice(folder.length)
    if (!rest || !now.endsWith(rest)) continue
    const move = `${folder}\0${now.slice(0, -rest.length)}`
    votes.set(move, (votes.get(move) ?? 0) + 1)
  }
  const pairs = [...votes].flatMap(([move, files]): [string, string][] => {
    const [before = '', now = ''] = move.split('\0')
    const all = paths('ls-tree', '-r', '--name-only', '-z', base, '--', before).length
    return files > all / 2 ? [[before, now]] : []
  })
  return new Map(pairs)
}

/** A tree with the files of a commit, in the folders in which this clone has them. */
export function treeOf(commit: string, renamed: Renamed): string {
  if (renamed.size === 0) return commit
  const entries = paths('ls-tree', '-r', '--full-tree', '-z', commit).map((entry) => {
    const [head = '', path = ''] = entry.split('\t')
    return `${head}\t${placeOf(path, renamed)}\0`
  })
  const index = { GIT_INDEX_FILE: git('rev-parse', '--git-path', 'index.of-template').trim() }
  tryGit(['read-tree', '--empty'], undefined, index)
  tryGit(['update-index', '-z', '--index-info'], entries.join(''), index)
  const tree = tryGit(['write-tree'], undefined, index).text.trim()
  rmSync(index.GIT_INDEX_FILE, { force: true })
  return tree
}

/** Rewrites the imports of what came in, where they name a folder by the template's name. Returns the files that were rewritten. */
export function followRenamedFolders(files: string[], renamed: Renamed): string[] {
  return files.filter((file) => {
    if (renamed.size === 0 || !/\.m?tsx?$|\.mjs$/.test(file)) return false
    const before = readFileSync(file, 'utf8')
    const after = before.replace(
      /(?<=['"])(@|\.{1,2})\/[^'"\n]{1,200}(?=['"])/g,
      (address, start: string) => {
        const path = start === '@' ? address.slice(2) : join(dirname(file), address)
        const place = placeOf(path, renamed)
        if (place === path) return address
        if (start === '@') return `@/${place}`
        const way = relative(dirname(file), place)
        return way.startsWith('.') ? way : `./${way}`
      },
    )
    if (after !== before) writeFileSync(file, after)
    return after !== before
  })
}

function placeOf(path: string, renamed: Renamed): string {
  const folder = foldersOf(path).find((name) => renamed.has(name))
  return folder ? renamed.get(folder) + path.slice(folder.length) : path
}
