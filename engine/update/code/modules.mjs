import { dirname, join } from 'node:path/posix'

export const isSource = (/** @type {string} */ path) => /(?<!\.d)\.([cm]?[jt]s|[jt]sx)$/.test(path)

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts', '/index.ts', '/index.tsx']

/**
 * The file that an import of the site names, or undefined where there is none or it names a package.
 * @param {{ has: (path: string) => boolean }} files
 * @param {string} file that imports
 * @param {string} specifier
 * @returns {string | undefined}
 */
export function resolveIn(files, file, specifier) {
  const path = pathOf(file, specifier)
  if (path === undefined) return undefined
  const bare = path.replace(/\.js$/, '')
  return [...endings.map((ending) => path + ending), ...endings.map((ending) => bare + ending)].find(
    (place) => files.has(place),
  )
}

/**
 * @param {string} file
 * @param {string} specifier
 * @returns {string | undefined} none of a package
 */
export function pathOf(file, specifier) {
  if (specifier.startsWith('@/')) return join(specifier.slice(2))
  return /^\.{1,2}(\/|$)/.test(specifier) ? join(dirname(file), specifier) : undefined
}

/** @param {string} path */
export function withoutEnding(path) {
  return path.replace(/(\/index)?\.([cm]?[jt]s|[jt]sx)$/, '')
}
