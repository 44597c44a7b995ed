import { lineOf } from './edits.mjs'

/** @typedef {import('../typescript.mjs').TypeScript['ast']} Ast */
/** @typedef {import('typescript/unstable/ast').Node} Node */
/** @typedef {import('typescript/unstable/ast').SourceFile} SourceFile */

/**
 * A name of another module: of an import or of an export from it.
 * @typedef {object} Element
 * @property {string} name
 * @property {string} local
 * @property {string} type 'type ' where the name alone is a type
 *
 * @typedef {object} Import
 * @property {Node} node the whole statement, or the call of import()
 * @property {Node} literal the name of the module with its quotes
 * @property {string} specifier
 * @property {Element[] | undefined} elements undefined where it is not known which names it takes
 * @property {string} head 'import ', 'import type ', 'export ' …
 * @property {number} line
 */

/**
 * @param {Ast} ast
 * @param {SourceFile} source
 * @returns {Import[]}
 */
export function importsOf(ast, source) {
  /** @type {Import[]} */
  const all = []
  /** @param {Node} node */
  const visit = (node) => {
    const literal = moduleOf(ast, node)
    if (literal) {
      const [head = ''] = /^(import|export)\s+(type\s+)?/.exec(node.getText()) ?? []
      const line = lineOf(source, literal.getStart())
      all.push({ node, literal, specifier: literal.text, elements: elementsOf(ast, node), head, line })
    }
    node.forEachChild(visit)
  }
  source.forEachChild(visit)
  return all
}

/**
 * @param {Ast} ast
 * @param {Node} node
 */
function moduleOf(ast, node) {
  /** @type {Node | undefined} */
  let named
  if (ast.isImportDeclaration(node) || ast.isExportDeclaration(node)) named = node.moduleSpecifier
  else if (ast.isCallExpression(node) && node.expression.kind === ast.SyntaxKind.ImportKeyword)
    named = node.arguments[0]
  else if (ast.isImportTypeNode(node) && ast.isLiteralTypeNode(node.argument)) named = node.argument.literal
  return named && ast.isStringLiteral(named) ? named : undefined
}

/**
 * @param {Ast} ast
 * @param {Node} node
 * @returns {Element[] | undefined}
 */
function elementsOf(ast, node) {
  const named = (
    /** @type {{ name: { text: string }, propertyName?: { text: string }, isTypeOnly: boolean }} */ one,
  ) => ({
    name: one.propertyName?.text ?? one.name.text,
    local: one.name.text,
    type: one.isTypeOnly ? 'type ' : '',
  })
  if (ast.isExportDeclaration(node))
    return node.exportClause && ast.isNamedExports(node.exportClause)
      ? node.exportClause.elements.map(named)
      : undefined
  if (!ast.isImportDeclaration(node) || !node.importClause) return undefined
  const { name, namedBindings } = node.importClause
  if (namedBindings && !ast.isNamedImports(namedBindings)) return undefined
  const whole = name ? [{ name: 'default', local: name.text, type: '' }] : []
  return [...whole, ...(namedBindings?.elements.map(named) ?? [])]
}

/**
 * The statement with its names taken from other modules.
 * @param {Import} statement
 * @param {Map<string, Element[]>} groups by module
 * @returns {string}
 */
export function statementsFor({ node, literal, head }, groups) {
  const [quote = "'"] = literal.getText()
  const end = node.getText().endsWith(';') ? ';' : ''
  return Array.from(groups, ([specifier, elements]) => {
    const whole = elements.filter(({ name }) => name === 'default' && head.startsWith('import'))
    const named = elements
      .filter((one) => !whole.includes(one))
      .map(({ name, local, type }) => type + (name === local ? name : `${name} as ${local}`))
    const clause = [
      ...whole.map(({ local }) => local),
      ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : []),
    ]
    return `${head}${clause.join(', ')} from ${quote}${specifier}${quote}${end}`
  }).join('\n')
}
