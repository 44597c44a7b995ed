import { foldersOf } from '../trees.mjs'

/**
 * Where a path of the template's that a file names is now: of a file, or of a folder that has moved whole.
 * @param {import('../moves.mjs').Moves} moves
 * @returns {(path: string) => string | undefined} undefined of a path that has not moved or is none of the template's
 */
export function placeFinder({ places, gone }) {
  /** Each folder with the folders that its files are in now. */
  const folders = new Map()
  for (const [from, to] of places)
    for (const folder of foldersOf(from)) {
      const rest = from.slice(folder.length)
      const place = to.endsWith(rest) ? to.slice(0, -rest.length) : undefined
      folders.set(folder, folders.has(folder) && folders.get(folder) !== place ? undefined : place)
    }
  return (path) => {
    const exact = places.get(path) ?? (gone.has(path) ? undefined : folders.get(path))
    if (exact !== undefined) return exact === path ? undefined : exact
    const folder = foldersOf(path).findLast((name) => folders.has(name))
    const place = folder && folders.get(folder)
    return place && place !== folder && !gone.has(path) ? place + path.slice(folder.length) : undefined
  }
}
