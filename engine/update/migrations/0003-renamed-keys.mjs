import { editFile, lineOf } from '../code/edits.mjs'
import { propertiesOf } from '../code/objects.mjs'
import { filesOf } from '../trees.mjs'
import { matcher, renamedKeys } from './renames.mjs'

/**
 * Renames settings, texts and values of a theme in the client's files (migrations/renames.json).
 * @type {import('../steps.mjs').Step}
 */
export const keysAreRenamed = {
  title: '0003: settings, texts and values of themes that have another name',
  isNeeded: () => renamedKeys.length > 0,
  async run(context) {
    const ts = await context.typescript()
    /** @type {string[]} */
    const done = []
    /** @type {string[]} */
    const left = []
    const paths = [...filesOf(context.git, 'HEAD').keys()]
    const templates = filesOf(context.git, context.plan.after)
    const mine = filesOf(context.git, 'HEAD')
    for (const { files, from, to } of renamedKeys) {
      const isMeant = matcher(files)
      for (const file of paths.filter((path) => isMeant(path) && mine.get(path) !== templates.get(path))) {
        const source = ts?.parse(context.tree, [file]).get(file)
        if (!ts || !source) {
          left.push(`${file}: ${from} is ${to}`)
          continue
        }
        const { ast } = ts
        const steps = from.split('.')
        /** @param {import('../code/imports.mjs').Node} node */
        const visit = (node) => {
          const property = ast.isObjectLiteralExpression(node) ? propertyAt(ast, node, steps) : undefined
          // An object within the one that a file exports may have the same key with another meaning.
          if (!property) return void node.forEachChild(visit)
          const [before, after] = [steps, to.split('.')]
          const isBeside = before.slice(0, -1).join('.') === after.slice(0, -1).join('.')
          const place = `${file}:${lineOf(source, property.getStart())}`
          if (!isBeside) return void left.push(`${place} ${from} is ${to}`)
          editFile(context, file, [
            { start: property.name.getStart(), end: property.name.getEnd(), text: after.at(-1) ?? '' },
          ])
          done.push(`${place} ${from} is ${to}`)
        }
        source.forEachChild(visit)
      }
    }
    return {
      notes: [
        { title: 'Renamed', lines: done, isForHand: false },
        { title: 'To be renamed by hand', lines: left, isForHand: true },
      ],
    }
  },
}

/**
 * @param {import('../code/imports.mjs').Ast} ast
 * @param {import('../code/objects.mjs').ObjectLiteral} object
 * @param {string[]} steps
 * @returns {import('../code/objects.mjs').Property | undefined}
 */
function propertyAt(ast, object, [first = '', ...rest]) {
  const property = propertiesOf(ast, object)?.get(first)
  if (!property || rest.length === 0) return property
  return ast.isObjectLiteralExpression(property.initializer)
    ? propertyAt(ast, property.initializer, rest)
    : undefined
}
