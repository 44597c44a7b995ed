/* CommonJS for the reason given in page-cache.cjs. */

/** @type {typeof globalThis & { siteStates?: Map<string, unknown> }} */
const states = globalThis

/**
 * The same as lib/process/process-state.ts: Next.js 16.4 loads these modules more than once in a process.
 *
 * @template T
 * @param {string} name
 * @param {() => T} create
 * @returns {T}
 */
function processState(name, create) {
  states.siteStates ??= new Map()
  if (!states.siteStates.has(name)) states.siteStates.set(name, create())
  return /** @type {T} */ (states.siteStates.get(name))
}

/**
 * The state that another module has created under this name; undefined before.
 *
 * @param {string} name
 */
function stateOfOthers(name) {
  return states.siteStates?.get(name)
}

module.exports = { processState, stateOfOthers }
