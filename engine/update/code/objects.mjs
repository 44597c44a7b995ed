/** @typedef {import('./imports.mjs').Ast} Ast */
/** @typedef {import('./imports.mjs').Node} Node */
/** @typedef {import('typescript/unstable/ast').ObjectLiteralExpression} ObjectLiteral */
/** @typedef {import('typescript/unstable/ast').PropertyAssignment} Property */

/**
 * The object that a constant is, or that it is made of by a call, as in `defineSite({…})`.
 * @param {Ast} ast
 * @param {import('./imports.mjs').SourceFile | undefined} source
 * @param {string[]} names
 */
export function findObject(ast, source, names) {
  for (const statement of source?.statements ?? []) {
    if (!ast.isVariableStatement(statement)) continue
    for (const declaration of statement.declarationList.declarations) {
      if (!ast.isIdentifier(declaration.name) || !names.includes(declaration.name.text)) continue
      const object = declaration.initializer && objectIn(ast, declaration.initializer)
      if (object)
        return {
          declaration,
          object,
          isCalled: declaration.initializer !== undefined && isCall(ast, declaration.initializer),
        }
    }
  }
  return undefined
}

/**
 * @param {Ast} ast
 * @param {Node} node
 * @returns {ObjectLiteral | undefined}
 */
function objectIn(ast, node) {
  if (ast.isObjectLiteralExpression(node)) return node
  if (ast.isCallExpression(node)) return node.arguments[0] && objectIn(ast, node.arguments[0])
  const isWrapped =
    ast.isAsExpression(node) || ast.isSatisfiesExpression(node) || ast.isParenthesizedExpression(node)
  return isWrapped ? objectIn(ast, node.expression) : undefined
}

/**
 * @param {Ast} ast
 * @param {Node} node
 */
function isCall(ast, node) {
  return ast.isCallExpression(node)
}

/**
 * @param {Ast} ast
 * @param {ObjectLiteral} object
 * @returns {Map<string, Property> | undefined} undefined where a spread or another form makes it uncertain
 */
export function propertiesOf(ast, object) {
  /** @type {Map<string, Property>} */
  const all = new Map()
  for (const property of object.properties) {
    if (ast.isSpreadAssignment(property)) return undefined
    if (!ast.isPropertyAssignment(property)) continue
    const { name } = property
    if (ast.isIdentifier(name) || ast.isStringLiteral(name)) all.set(name.text, property)
  }
  return all
}

/**
 * What an expression says, without its layout, quotes and comments.
 * @param {Ast} ast
 * @param {Node} node
 * @returns {string}
 */
export function meaningOf(ast, node) {
  /** @type {string[]} */
  const children = []
  node.forEachChild((child) => {
    children.push(meaningOf(ast, child))
  })
  if (children.length > 0) {
    const sign = ast.isPrefixUnaryExpression(node) ? node.operator : ''
    return `${node.kind}${sign}(${children.join(' ')})`
  }
  const text = 'text' in node && typeof node.text === 'string' ? node.text : node.getText()
  return `${ast.isNoSubstitutionTemplateLiteral(node) ? ast.SyntaxKind.StringLiteral : node.kind}:${JSON.stringify(text)}`
}
