import { withoutEnding } from './modules.mjs'

/**
 * An export that has another name or module: `module` is where it was, in any version, and `in` where it is, when that does not follow.
 * @typedef {{ name: string, module?: string, now?: string, in?: string }} RenamedExport
 *
 * @typedef {{ specifier: string, name: string } | { problem: string }} Found
 */

/**
 * Where an export is now.
 * @param {object} search
 * @param {import('./exports.mjs').Index} search.index
 * @param {RenamedExport[]} search.renamed
 * @param {string} search.file that imports it
 * @param {string} search.name
 * @param {string[]} search.modules paths of its module, the newest first, or the door that it came through
 * @param {(path: string) => string} search.specifierOf how the file names a module of the site
 * @returns {Found}
 */
export function findExport({ index, renamed, file, name, modules, specifierOf }) {
  const isInEngine = file.startsWith('engine/')
  const line = renamed.find(
    (one) => one.name === name && (!one.module || modules.some((path) => withoutEnding(path) === one.module)),
  )
  const wanted = line?.now ?? name
  const origin = modules.find((path) => index.namesOf(index.doors.get(path) ?? path).has(wanted))
  const doors = [...index.doors].filter(([, path]) => index.namesOf(path).has(wanted)).map(([door]) => door)
  const at = (/** @type {string} */ specifier) => ({ specifier, name: wanted })
  if (line?.in) return at(index.doors.has(line.in) ? line.in : specifierOf(line.in))
  if (origin && index.doors.has(origin)) return at(origin)
  if (origin && (isInEngine || !origin.startsWith('engine/'))) return at(specifierOf(origin))
  if (wanted === 'default') return { problem: `${modules[0]} is gone` }
  const nearest = doors.find((door) => index.doors.get(door) === origin) ?? doors[0]
  if (nearest) return at(nearest)
  const places = index.paths.filter(
    (path) => /^(lib|components)\//.test(path) && index.namesOf(path).has(wanted),
  )
  const [only] = places
  if (only && places.length === 1) return at(specifierOf(only))
  const where =
    places.length > 1
      ? `may be that of ${places.map(withoutEnding).join(' or ')}`
      : 'is exported nowhere any more'
  return { problem: `${wanted} of ${withoutEnding(modules.at(-1) ?? '')} ${where}` }
}
