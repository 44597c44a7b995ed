import { importsOf, statementsFor } from './imports.mjs'

/**
 * Takes the names out of a file's imports that it no longer uses, since the linter refuses them.
 * @param {import('../typescript.mjs').TypeScript} ts
 * @param {import('../steps.mjs').Context} context
 * @param {string} file
 * @param {(file: string, edits: import('./edits.mjs').Edit[]) => void} edit
 */
export function dropUnusedImports(ts, context, file, edit) {
  const source = ts.parse(context.tree, [file]).get(file)
  if (!source) return
  /** @type {Set<string>} */
  const used = new Set()
  /** @param {import('./imports.mjs').Node} node */
  const visit = (node) => {
    if (ts.ast.isImportDeclaration(node)) return
    if (ts.ast.isIdentifier(node)) used.add(node.text)
    node.forEachChild(visit)
  }
  source.forEachChild(visit)
  const edits = importsOf(ts.ast, source).flatMap((statement) => {
    const { elements, node, specifier } = statement
    if (!ts.ast.isImportDeclaration(node) || !elements || elements.length === 0) return []
    const left = elements.filter(({ local }) => used.has(local))
    if (left.length === elements.length) return []
    if (left.length > 0)
      return [
        {
          start: node.getStart(),
          end: node.getEnd(),
          text: statementsFor(statement, new Map([[specifier, left]])),
        },
      ]
    const lineEnd = source.text[node.getEnd()] === '\n' ? 1 : 0
    return [{ start: node.getStart(), end: node.getEnd() + lineEnd, text: '' }]
  })
  edit(file, edits)
}
