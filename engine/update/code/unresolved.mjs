import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathOf, resolveIn } from './modules.mjs'

/**
 * What is left to a human where TypeScript's parser cannot be had: the imports that lead nowhere, with file and line.
 * @param {string} tree
 * @param {string[]} files
 * @param {{ has: (path: string) => boolean }} now
 * @returns {import('../notes.mjs').Note}
 */
export function unresolvedImports(tree, files, now) {
  const lines = files.flatMap((file) =>
    readFileSync(join(tree, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, specifier] = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/.exec(line) ?? []
        const isLost = specifier && pathOf(file, specifier) !== undefined && !resolveIn(now, file, specifier)
        return isLost ? [`${file}:${index + 1} ${specifier}`] : []
      }),
  )
  return {
    title: 'Imports that lead nowhere any more (TypeScript could not be brought, so none was rewritten)',
    lines,
    isForHand: true,
  }
}
