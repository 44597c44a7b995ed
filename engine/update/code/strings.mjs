/** @typedef {import('./imports.mjs').Node} Node */

/**
 * The strings of a file that may be paths from the root: no names of modules, and nothing that a visitor reads.
 * @param {import('./imports.mjs').Ast} ast
 * @param {import('./imports.mjs').SourceFile} source
 * @param {(text: string) => boolean} isNamed whether the template had a file of that name in its root
 * @returns {{ start: number, end: number, text: string }[]} of the text between the quotes
 */
export function pathStrings(ast, source, isNamed) {
  /** @type {{ start: number, end: number, text: string }[]} */
  const found = []
  /** @param {Node} node */
  const visit = (node) => {
    if (
      ast.isJsxAttribute(node) ||
      ast.isJsxText(node) ||
      ast.isImportDeclaration(node) ||
      ast.isExportDeclaration(node)
    )
      return
    if (ast.isStringLiteral(node) || ast.isNoSubstitutionTemplateLiteral(node)) {
      const isPath = isNamed(node.text) || /^(\.\/)?[\w.@()[\]-]+(\/[\w.@()[\]*-]+)+$/.test(node.text)
      if (isPath && node.getWidth() === node.text.length + 2)
        found.push({ start: node.getStart() + 1, end: node.getEnd() - 1, text: node.text })
    }
    node.forEachChild(visit)
  }
  source.forEachChild(visit)
  return found
}
