/** @typedef {import('./imports.mjs').Node} Node */

/**
 * Renames a name that a file imports. Where the file uses either name for something else, nothing is renamed, and the import keeps the former
 * one as its alias.
 * @param {import('./imports.mjs').Ast} ast
 * @param {import('./imports.mjs').SourceFile} source
 * @param {string} from
 * @param {string} to
 * @returns {import('./edits.mjs').Edit[] | undefined} undefined where it cannot be sure
 */
export function renameUses(ast, source, from, to) {
  /** @type {import('./edits.mjs').Edit[]} */
  const edits = []
  let isSure = true
  /** @param {Node} node */
  const visit = (node) => {
    if (ast.isImportDeclaration(node) || ast.isExportDeclaration(node)) return
    if (ast.isIdentifier(node) && node.text === to) isSure = false
    if (ast.isIdentifier(node) && node.text === from) {
      const { parent } = node
      const isOther =
        (ast.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ast.isPropertyAssignment(parent) && parent.name === node) ||
        (ast.isJsxAttribute(parent) && parent.name === node)
      if (ast.isShorthandPropertyAssignment(parent))
        edits.push({ start: node.getStart(), end: node.getEnd(), text: `${from}: ${to}` })
      else if (isDeclared(ast, parent, node)) isSure = false
      else if (!isOther) edits.push({ start: node.getStart(), end: node.getEnd(), text: to })
    }
    node.forEachChild(visit)
  }
  source.forEachChild(visit)
  return isSure ? edits : undefined
}

/**
 * @param {import('./imports.mjs').Ast} ast
 * @param {Node} parent
 * @param {Node} node
 */
function isDeclared(ast, parent, node) {
  const declares =
    ast.isVariableDeclaration(parent) ||
    ast.isParameterDeclaration(parent) ||
    ast.isBindingElement(parent) ||
    ast.isFunctionDeclaration(parent) ||
    ast.isClassDeclaration(parent) ||
    ast.isInterfaceDeclaration(parent) ||
    ast.isTypeAliasDeclaration(parent)
  return declares && parent.name === node
}
