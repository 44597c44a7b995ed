import { dirname, relative } from 'node:path/posix'
import { adviceFor, renamedExports } from '../migrations/renames.mjs'
import { findExport } from './find-export.mjs'
import { statementsFor } from './imports.mjs'
import { withoutEnding } from './modules.mjs'
import { renameUses } from './rename.mjs'

/**
 * @typedef {object} Rewritten
 * @property {import('./edits.mjs').Edit[]} edits
 * @property {string[]} problems
 */

/**
 * Lets an import lead to where its names are now.
 * @param {import('../typescript.mjs').TypeScript} ts
 * @param {import('./site-modules.mjs').SiteModules} modules
 * @param {string} file
 * @param {import('./imports.mjs').Import} statement
 * @returns {Rewritten}
 */
export function rewriteImport(ts, modules, file, statement) {
  const { specifier, elements, literal, line } = statement
  /** @type {Rewritten} */
  const done = { edits: [], problems: [] }
  const candidates = modules.candidates(file, specifier)
  if (!candidates) return done
  const { here, all } = candidates
  const problem = (/** @type {string} */ text) => done.problems.push(`${file}:${line} ${specifier}: ${text}`)
  const lead = (/** @type {string} */ text) =>
    done.edits.push({ start: literal.getStart() + 1, end: literal.getEnd() - 1, text })
  if (!elements || elements.length === 0) {
    if (here) return done
    const place = all.find((path) => modules.now.has(path))
    const isAllowed = place && (file.startsWith('engine/') || !place.startsWith('engine/'))
    const door = [...modules.index.doors].find(([, path]) => path === place)?.[0]
    if (place && isAllowed) lead(specifierOf(place, specifier, file))
    else if (door) lead(door)
    else problem(place ? `${place} is the engine's own` : 'is gone')
    return done
  }
  const isRight = here !== undefined && elements.every(({ name }) => modules.index.namesOf(here).has(name))
  if (isRight) return done

  /** @type {Map<string, import('./imports.mjs').Element[]>} */
  const groups = new Map()
  const put = (/** @type {string} */ place, /** @type {import('./imports.mjs').Element} */ element) =>
    groups.set(place, [...(groups.get(place) ?? []), element])
  for (const element of elements) {
    const found = findExport({
      ...{ index: modules.index, renamed: renamedExports, file, name: element.name, modules: all },
      specifierOf: (path) => specifierOf(path, specifier, file),
    })
    if ('problem' in found) {
      const advice = adviceFor(element.name)
      problem(advice ? `${found.problem}: ${advice}` : found.problem)
      put(specifier, element)
    } else put(found.specifier, { ...element, name: found.name, local: localName(found.name, element) })
  }
  const names = [...groups.values()].flat().map(({ name, local }) => `${name} ${local}`)
  const isSame = names.every((name, place) => name === `${elements[place]?.name} ${elements[place]?.local}`)
  const [only] = groups.keys()
  if (groups.size === 1 && isSame && only !== undefined) {
    if (only !== specifier) lead(only)
  } else {
    const { node } = statement
    done.edits.push({ start: node.getStart(), end: node.getEnd(), text: statementsFor(statement, groups) })
  }
  return done

  /**
   * @param {string} now
   * @param {import('./imports.mjs').Element} element
   */
  function localName(now, { name, local }) {
    const source = modules.parsed.get(file)
    if (now === name || local !== name || !source || !statement.head.startsWith('import')) return local
    const uses = renameUses(ts.ast, source, local, now)
    done.edits.push(...(uses ?? []))
    return uses ? now : local
  }
}

/**
 * Names a module as the file named it before: with an ending or without, by a relative path or from the root.
 * @param {string} path
 * @param {string} like
 * @param {string} file
 */
function specifierOf(path, like, file) {
  const hasEnding = /\.([cm]?[jt]s|[jt]sx|css|json)$/.test(like)
  const name = hasEnding ? path : withoutEnding(path)
  if (!like.startsWith('.')) return `@/${name}`
  const way = relative(dirname(file), name)
  return way.startsWith('.') ? way : `./${way}`
}
