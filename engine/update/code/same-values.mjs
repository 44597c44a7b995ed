import { meaningOf, propertiesOf } from './objects.mjs'
import { removal } from './remove.mjs'

/** @typedef {import('./objects.mjs').ObjectLiteral} ObjectLiteral */
/** @typedef {import('./imports.mjs').Node} Node */

/**
 * What an object has as another one has it.
 * @typedef {object} Same
 * @property {boolean} isWhole whether it has nothing else
 * @property {import('./edits.mjs').Edit[]} edits that take it out
 * @property {{ place: string, value: Node }[]} values by their place, as 'home.title', in the other object
 */

/**
 * @param {import('./imports.mjs').Ast} ast
 * @param {string} text of the file
 * @param {ObjectLiteral} mine
 * @param {ObjectLiteral} other
 * @param {string} path of both
 * @returns {Same}
 */
export function sameValues(ast, text, mine, other, path = '') {
  /** @type {Same} */
  const same = { isWhole: false, edits: [], values: [] }
  const [own, others] = [propertiesOf(ast, mine), propertiesOf(ast, other)]
  if (!own || !others) return same
  let count = 0
  for (const [name, property] of own) {
    const [value, counterpart] = [property.initializer, others.get(name)?.initializer]
    if (!counterpart) continue
    const place = path + name
    const areObjects = ast.isObjectLiteralExpression(value) && ast.isObjectLiteralExpression(counterpart)
    const inner = areObjects ? sameValues(ast, text, value, counterpart, `${place}.`) : undefined
    if (inner?.isWhole || meaningOf(ast, value) === meaningOf(ast, counterpart)) {
      count += 1
      same.edits.push(removal(text, property))
      same.values.push({ place, value: counterpart })
    } else {
      same.edits.push(...(inner?.edits ?? []))
      same.values.push(...(inner?.values ?? []))
    }
  }
  same.isWhole = count > 0 && count === mine.properties.length
  return same
}

/**
 * The places at which a value is another one by now.
 * @param {import('./imports.mjs').Ast} ast
 * @param {Node} before
 * @param {Node | undefined} now
 * @param {string} place
 * @returns {string[]}
 */
export function changedPlaces(ast, before, now, place) {
  if (!now) return [`${place}, which the template has no longer`]
  if (!ast.isObjectLiteralExpression(before) || !ast.isObjectLiteralExpression(now))
    return meaningOf(ast, before) === meaningOf(ast, now) ? [] : [place]
  const later = propertiesOf(ast, now)
  return Array.from(propertiesOf(ast, before) ?? []).flatMap(([name, { initializer }]) =>
    initializer ? changedPlaces(ast, initializer, later?.get(name)?.initializer, `${place}.${name}`) : [],
  )
}

/**
 * @param {import('./imports.mjs').Ast} ast
 * @param {ObjectLiteral | undefined} object
 * @param {string} place
 * @returns {Node | undefined}
 */
export function valueAt(ast, object, place) {
  /** @type {Node | undefined} */
  let value = object
  for (const name of place.split('.'))
    value =
      value && ast.isObjectLiteralExpression(value)
        ? propertiesOf(ast, value)?.get(name)?.initializer
        : undefined
  return value
}
