import { movesBetween } from './moves.mjs'
import { placeOf, renamedFolders } from './renamed-folders.mjs'
import { filesOf, foldersOf, treeOf } from './trees.mjs'

/**
 * What an update compares. All trees have the files of the template where its new version has them, or where the clone has them under a name
 * of its own, so that a change meets the same file on each side.
 * @typedef {object} Plan
 * @property {string} base the template's commit that the clone comes from
 * @property {string} commit the new one
 * @property {import('./moves.mjs').Moves} moves
 * @property {string} start the clone's files
 * @property {string} here the clone's files after the moves
 * @property {string} before those of the base
 * @property {string} after those of the new version
 * @property {[from: string, to: string][]} renames files that the clone has under a name of its own
 * @property {import('./renamed-folders.mjs').Renamed} renamed folders that it has so
 * @property {string[]} left folders and files that the clone has deleted
 */

/**
 * @param {import('./git.mjs').Git} git
 * @param {string} start the tree of the clone
 * @param {string} base
 * @param {string} commit
 * @returns {Plan}
 */
export function planUpdate(git, start, base, commit) {
  const moves = movesBetween(git, base, commit)
  const baseFiles = atNewPlaces(filesOf(git, base), moves)
  const here = treeOf(git, movedHere(filesOf(git, start), moves))
  const movedBase = treeOf(git, baseFiles)
  const renames = renamesBetween(git, movedBase, here)
  const renamed = renamedFolders(git, movedBase, here, renames)
  const inFolders = (/** @type {Map<string, string>} */ files) =>
    treeOf(git, new Map(Array.from(files, ([path, head]) => [placeOf(path, renamed), head])))
  const before = inFolders(baseFiles)
  const after = inFolders(filesOf(git, commit))
  const single = renamesBetween(git, before, here)
  const left = deletedHere(git, before, here, new Set(single.map(([from]) => from)))
  return { base, commit, moves, start, here, before, after, renames: single, renamed, left }
}

/**
 * @param {Map<string, string>} files
 * @param {import('./moves.mjs').Moves} moves
 */
function atNewPlaces(files, { places }) {
  const taken = new Set(places.values())
  return new Map(
    [...files].flatMap(([path, head]) => {
      const place = places.get(path) ?? (taken.has(path) ? undefined : path)
      return place === undefined ? [] : [/** @type {[string, string]} */ ([place, head])]
    }),
  )
}

/**
 * Moves the template's files of a clone, those that it has changed too. One of the clone's own at the new place stays there.
 * @param {Map<string, string>} files
 * @param {import('./moves.mjs').Moves} moves
 */
function movedHere(files, { places }) {
  const placed = (/** @type {string} */ path) => places.get(path) ?? path
  const staying = new Set([...files.keys()].filter((path) => placed(path) === path))
  return new Map(Array.from(files, ([path, head]) => [staying.has(placed(path)) ? path : placed(path), head]))
}

/**
 * @param {import('./git.mjs').Git} git
 * @param {string} from
 * @param {string} to
 */
function renamesBetween(git, from, to) {
  const parts = git.paths('diff-tree', '-r', '-M', '-l0', '--diff-filter=R', '--name-status', '-z', from, to)
  /** @type {[from: string, to: string][]} */
  const renames = []
  for (let index = 0; index + 2 < parts.length; index += 3)
    renames.push([parts[index + 1] ?? '', parts[index + 2] ?? ''])
  return renames
}

/**
 * The folders and files that were deleted in this clone: an update does not bring them back.
 * @param {import('./git.mjs').Git} git
 * @param {string} before
 * @param {string} here
 * @param {Set<string>} renamed
 */
function deletedHere(git, before, here, renamed) {
  const list = (/** @type {string} */ tree) => git.paths('ls-tree', '-r', '--name-only', '-z', tree)
  const files = new Set(list(here))
  const folders = new Set([...files].flatMap(foldersOf))
  /** @type {Set<string>} */
  const gone = new Set()
  for (const path of list(before))
    if (!files.has(path) && !renamed.has(path))
      gone.add(foldersOf(path).find((folder) => !folders.has(folder)) ?? path)
  return [...gone]
}
