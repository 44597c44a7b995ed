/** @typedef {import('./edits.mjs').Edit} Edit */
/** @typedef {import('./imports.mjs').Node} Node */

/**
 * Takes a property or an element out of a list, with the comment above it and the comma behind it.
 * @param {string} text of the file
 * @param {Node} node
 * @returns {Edit}
 */
export function removal(text, node) {
  const above = text.slice(node.pos, node.getStart())
  const lineEnd = above.indexOf('\n')
  // A comment at the end of the line before belongs to that line.
  const start = lineEnd > 0 && above.slice(0, lineEnd).trim() !== '' ? node.pos + lineEnd : node.pos
  const comma = /^\s*,/.exec(text.slice(node.end))
  return { start, end: node.end + (comma ? comma[0].length : 0), text: '' }
}

/**
 * Takes a statement out, with the comment above it.
 * @param {Node} node
 * @returns {Edit}
 */
export function statementRemoval(node) {
  return { start: node.pos, end: node.end, text: '' }
}
