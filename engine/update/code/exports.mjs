import { resolveIn } from './modules.mjs'

/**
 * What the modules of a version export.
 * @typedef {object} Index
 * @property {(path: string) => ReadonlySet<string>} namesOf
 * @property {Map<string, string>} doors of the engine, as '@site-starter/engine/text', and the module of each
 * @property {string[]} paths of all modules
 */

/**
 * @param {import('../typescript.mjs').TypeScript} ts
 * @param {import('../typescript.mjs').Parsed} parsed
 * @param {Map<string, string>} doors
 * @returns {Index}
 */
export function indexExports(ts, parsed, doors) {
  /** @type {Map<string, ReadonlySet<string>>} */
  const known = new Map()
  /** @type {Index['namesOf']} */
  const namesOf = (path) => {
    const before = known.get(path)
    if (before) return before
    /** @type {Set<string>} */
    const names = new Set()
    known.set(path, names)
    const source = parsed.get(path)
    for (const statement of source?.statements ?? [])
      for (const name of exportedBy(ts.ast, statement)) {
        if (!name.startsWith('*')) names.add(name)
        else
          for (const star of namesOf(resolveIn(parsed, path, name.slice(1)) ?? ''))
            if (star !== 'default') names.add(star)
      }
    return names
  }
  return { namesOf, doors, paths: [...parsed.keys()] }
}

/**
 * @param {import('../typescript.mjs').TypeScript['ast']} ast
 * @param {import('typescript/unstable/ast').Statement} statement
 * @returns {string[]} names, and `*./a` for all names of a module
 */
function exportedBy(ast, statement) {
  if (ast.isExportAssignment(statement)) return ['default']
  if (ast.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier } = statement
    if (!exportClause)
      return moduleSpecifier && ast.isStringLiteral(moduleSpecifier) ? [`*${moduleSpecifier.text}`] : []
    return ast.isNamedExports(exportClause)
      ? exportClause.elements.map(({ name }) => name.text)
      : [exportClause.name.text]
  }
  const text = statement.getText()
  if (!/^export\b/.test(text)) return []
  if (/^export\s+default\b/.test(text)) return ['default']
  if (ast.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(ast, name))
  const name = 'name' in statement ? statement.name : undefined
  return typeof name === 'object' && name !== null && 'text' in name && typeof name.text === 'string'
    ? [name.text]
    : []
}

/**
 * @param {import('../typescript.mjs').TypeScript['ast']} ast
 * @param {import('typescript/unstable/ast').BindingName} name
 * @returns {string[]}
 */
function boundNames(ast, name) {
  if (ast.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) =>
    'name' in element && element.name ? boundNames(ast, element.name) : [],
  )
}

/**
 * The doors of the engine.
 * @param {string | undefined} manifest the text of engine/package.json
 * @returns {Map<string, string>}
 */
export function doorsOf(manifest) {
  /** @type {{ name?: string, exports?: Record<string, string | { types?: string, default?: string }> }} */
  const { name = '', exports = {} } = manifest === undefined ? {} : JSON.parse(manifest)
  return new Map(
    Object.entries(exports).flatMap(([door, target]) => {
      const file = typeof target === 'string' ? target : (target.types ?? target.default)
      return file && /\.m?ts$|\.mjs$/.test(file) ? [[name + door.slice(1), `engine/${file.slice(2)}`]] : []
    }),
  )
}
