import { foldersOf } from './trees.mjs'

/**
 * Names of folders here, by those that the template has for them.
 * @typedef {ReadonlyMap<string, string>} Renamed
 */

/**
 * The folders of the template that this clone has under another name: most of their files are there, and none under the old one.
 * @param {import('./git.mjs').Git} git
 * @param {string} before
 * @param {string} here
 * @param {[string, string][]} renames of single files
 * @returns {Renamed}
 */
export function renamedFolders(git, before, here, renames) {
  const folders = new Set(git.paths('ls-tree', '-r', '--name-only', '-z', here).flatMap(foldersOf))
  /** @type {Map<string, number>} */
  const votes = new Map()
  for (const [from, to] of renames) {
    const folder = foldersOf(from).find((name) => !folders.has(name))
    const rest = folder && from.slice(folder.length)
    if (!rest || !to.endsWith(rest)) continue
    const move = `${folder}\0${to.slice(0, -rest.length)}`
    votes.set(move, (votes.get(move) ?? 0) + 1)
  }
  return new Map(
    [...votes].flatMap(([move, count]) => {
      const [from = '', to = ''] = move.split('\0')
      const all = git.paths('ls-tree', '-r', '--name-only', '-z', before, '--', from).length
      return count > all / 2 ? [/** @type {[string, string]} */ ([from, to])] : []
    }),
  )
}

/**
 * @param {string} path
 * @param {Renamed} renamed
 */
export function placeOf(path, renamed) {
  const folder = foldersOf(path).find((name) => renamed.has(name))
  return folder ? renamed.get(folder) + path.slice(folder.length) : path
}
