import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '../trees.mjs'
import { doorsOf, indexExports } from './exports.mjs'
import { isSource, pathOf, resolveIn } from './modules.mjs'

/**
 * The modules of a clone: those that it has now, and those that its files were written for.
 * @typedef {object} SiteModules
 * @property {Map<string, string>} now
 * @property {string[]} mine modules that are the client's own, or that it has changed
 * @property {import('./exports.mjs').Index} index
 * @property {import('../typescript.mjs').Parsed} parsed
 * @property {(file: string) => string} formerPlace
 * @property {(file: string, specifier: string) => Candidates | undefined} candidates undefined of a package
 *
 * What an import may mean.
 * @typedef {object} Candidates
 * @property {string | undefined} here the module that it leads to
 * @property {string[]} all with those to which its former one has gone, the newest first
 */

/**
 * @param {import('../steps.mjs').Context} context
 * @returns {string[]}
 */
export function ownModules({ git, plan }) {
  const templates = filesOf(git, plan.after)
  return Array.from(filesOf(git, 'HEAD')).flatMap(([path, head]) =>
    isSource(path) && !path.startsWith('public/') && head !== templates.get(path) ? [path] : [],
  )
}

/**
 * @param {import('../steps.mjs').Context} context
 * @param {import('../typescript.mjs').TypeScript} ts
 * @returns {SiteModules}
 */
export function siteModules(context, ts) {
  const { git, tree, plan } = context
  const { places, gone } = plan.moves
  const now = filesOf(git, 'HEAD')
  const mine = ownModules(context)
  const all = [...now.keys()].filter((path) => isSource(path) && !path.startsWith('public/'))
  const parsed = ts.parse(tree, all)
  const manifest = join(tree, 'engine/package.json')
  const doors = doorsOf(existsSync(manifest) ? readFileSync(manifest, 'utf8') : undefined)
  const before = new Map([...filesOf(git, plan.base), ...filesOf(git, plan.start)])
  const formerPlaces = new Map(Array.from(places, ([from, to]) => [to, from]))
  const formerPlace = (/** @type {string} */ file) => formerPlaces.get(file) ?? file
  return { now, mine, index: indexExports(ts, parsed, doors), parsed, formerPlace, candidates }

  /** @type {SiteModules['candidates']} */
  function candidates(file, specifier) {
    const door = doors.get(specifier)
    if (door) return { here: door, all: [specifier] }
    if (/^@site-starter\/engine(\/|$)/.test(specifier)) return { here: undefined, all: [specifier] }
    if (pathOf(file, specifier) === undefined) return undefined
    const here = resolveIn(now, file, specifier)
    if (here && !isSource(here)) return { here, all: [here] }
    const former = formerPlace(file)
    const was = resolveIn(before, former, specifier)
    if (!was) return { here, all: [here ?? pathOf(former, specifier) ?? specifier] }
    const place = gone.has(was) && !now.has(was) ? undefined : (places.get(was) ?? was)
    return { here, all: [...new Set([place, here, was].filter((path) => path !== undefined))] }
  }
}
