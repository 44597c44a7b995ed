import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Texts that take the place of others in a file.
 * @typedef {{ start: number, end: number, text: string }} Edit
 */

/**
 * @param {string} text
 * @param {Edit[]} edits which do not overlap
 */
function edited(text, edits) {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((whole, { start, end, text: piece }) => whole.slice(0, start) + piece + whole.slice(end), text)
}

/**
 * Edits a file of the update's work tree, and stages it.
 * @param {import('../steps.mjs').Context} context
 * @param {string} file
 * @param {Edit[]} edits
 */
export function editFile({ git, tree }, file, edits) {
  if (edits.length === 0) return
  const place = join(tree, file)
  writeFileSync(place, edited(readFileSync(place, 'utf8'), edits))
  git.run('add', '--force', '--', file)
}

/**
 * Closes the gaps that removed lines have left in a file.
 * @param {import('../steps.mjs').Context} context
 * @param {string} file
 */
export function closeGaps({ git, tree }, file) {
  const place = join(tree, file)
  const text = readFileSync(place, 'utf8')
  const closed = text
    .replace(/([{[(])\n\n+/g, '$1\n')
    .replace(/,[ \t]+(?=[}\]])/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
  if (closed === text) return
  writeFileSync(place, closed)
  git.run('add', '--force', '--', file)
}

/**
 * @param {import('typescript/unstable/ast').SourceFile} source
 * @param {number} position
 */
export function lineOf(source, position) {
  return source.text.slice(0, position).split('\n').length
}
