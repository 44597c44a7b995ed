import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as joinPath, relative } from 'node:path/posix'
import { placeOf } from '../renamed-folders.mjs'

/**
 * Rewrites the imports of what came in, where they name a folder by the template's name.
 * @param {string} tree
 * @param {string[]} files
 * @param {import('../renamed-folders.mjs').Renamed} renamed
 * @returns {string[]} the files that were rewritten
 */
export function followRenamedFolders(tree, files, renamed) {
  return files.filter((file) => {
    if (renamed.size === 0 || !/\.m?tsx?$|\.mjs$/.test(file)) return false
    const before = readFileSync(join(tree, file), 'utf8')
    const after = before.replace(
      /(?<=['"])(@|\.{1,2})\/[^'"\n]{1,200}(?=['"])/g,
      (address, /** @type {string} */ start) => {
        const path = start === '@' ? address.slice(2) : joinPath(dirname(file), address)
        const place = placeOf(path, renamed)
        if (place === path) return address
        if (start === '@') return `@/${place}`
        const way = relative(dirname(file), place)
        return way.startsWith('.') ? way : `./${way}`
      },
    )
    if (after !== before) writeFileSync(join(tree, file), after)
    return after !== before
  })
}
