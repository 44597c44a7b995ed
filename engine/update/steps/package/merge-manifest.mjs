import { higher, isPlain } from './versions.mjs'

/**
 * A package.json.
 * @typedef {{ [key: string]: unknown }} Manifest
 * @typedef {{ [name: string]: unknown }} Values
 */

const dependencyKeys = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']
const mapKeys = [...dependencyKeys, 'scripts', 'allowScripts', 'overrides', 'engines', 'exports']

/**
 * @param {Manifest} base the template's before
 * @param {Manifest} here the clone's
 * @param {Manifest} after the template's now
 * @param {(name: string) => string | undefined} isUsed where the client uses a package
 */
export function mergeManifest(base, here, after, isUsed) {
  /** @type {string[]} */
  const told = []
  /** @type {Manifest} */
  const manifest = {}
  const moved = new Set(dependencyKeys.flatMap((key) => Object.keys(valuesOf(after, key))))
  for (const key of new Set([...Object.keys(after), ...Object.keys(here)])) {
    if (!mapKeys.includes(key)) {
      const value = isSame(here[key], base[key]) ? after[key] : here[key]
      if (value !== undefined) manifest[key] = value
      continue
    }
    const [was, own, now] = [base, here, after].map((one) => valuesOf(one, key))
    /** @type {Values} */
    const values = {}
    for (const name of new Set([...Object.keys(now ?? {}), ...Object.keys(own ?? {})])) {
      const [before, mine, theirs] = [was?.[name], own?.[name], now?.[name]]
      const chosen = dependencyKeys.includes(key)
        ? dependency(name, before, mine, theirs)
        : other(`${key}.${name}`, before, mine, theirs)
      if (chosen !== undefined) values[name] = chosen
    }
    if (Object.keys(values).length > 0) manifest[key] = dependencyKeys.includes(key) ? sorted(values) : values
  }
  return { manifest, told }

  /**
   * @param {string} name
   * @param {unknown} before
   * @param {unknown} mine
   * @param {unknown} theirs
   */
  function dependency(name, before, mine, theirs) {
    if (mine === before) {
      if (theirs !== undefined || before === undefined || moved.has(name)) return theirs
      const user = isUsed(name)
      if (user) told.push(`${name} ${mine}, which the template no longer has, since ${user} uses it`)
      return user ? mine : undefined
    }
    if (mine === undefined) {
      if (theirs !== undefined && theirs !== before) told.push(`${name} is left out, as you have left it out`)
      return undefined
    }
    if (theirs === undefined || mine === theirs) return mine
    if (isPlain(mine) && isPlain(theirs) && (!isPlain(before) || higher(mine, before) === mine))
      return higher(mine, theirs)
    told.push(`${name} ${mine} (the template has ${theirs})`)
    return mine
  }

  /**
   * @param {string} name
   * @param {unknown} before
   * @param {unknown} mine
   * @param {unknown} theirs
   */
  function other(name, before, mine, theirs) {
    if (isSame(mine, before)) return theirs
    if (theirs !== undefined && !isSame(theirs, before) && !isSame(theirs, mine))
      told.push(
        `${name}: ${mine === undefined ? 'left out' : JSON.stringify(mine)} (the template has ${JSON.stringify(theirs)})`,
      )
    return mine
  }
}

/**
 * @param {Manifest} manifest
 * @param {string} key
 * @returns {Values}
 */
function valuesOf(manifest, key) {
  const values = manifest[key]
  return typeof values === 'object' && values !== null ? { ...values } : {}
}

/**
 * @param {unknown} one
 * @param {unknown} other
 */
function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** @param {Values} values */
function sorted(values) {
  return Object.fromEntries(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)))
}
