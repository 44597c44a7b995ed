import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { npm } from './npm.mjs'

/**
 * TypeScript's parser. It is not a part of the tool, which has no packages: the clone's is taken, or else brought by npm.
 * @typedef {object} TypeScript
 * @property {typeof import('typescript/unstable/ast')} ast
 * @property {(folder: string, files: string[]) => Parsed} parse
 *
 * @typedef {Map<string, import('typescript/unstable/ast').SourceFile>} Parsed by path
 */

/**
 * The API of TypeScript may change with each version, so only that of the fetched template is taken.
 * @param {import('./clone.mjs').Clone} clone
 * @param {import('./workspace.mjs').Workspace} workspace
 * @param {string} commit
 * @returns {Promise<TypeScript | undefined>}
 */
export async function loadTypeScript(clone, workspace, commit) {
  const version = JSON.parse(workspace.git.run('show', `${commit}:package.json`)).dependencies?.typescript
  if (typeof version !== 'string') return undefined
  const installed = [clone.folder, join(workspace.folder, 'npm')]
  if (!installed.some((folder) => versionIn(folder) === version)) {
    writeFileSync(join(workspace.folder, 'package.json'), '{ "private": true }')
    const args = [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--prefix',
      join(workspace.folder, 'npm'),
    ]
    npm(workspace.folder, [...args, `typescript@${version}`])
  }
  const folder = installed.find((one) => versionIn(one) === version)
  return folder === undefined ? undefined : load(folder, workspace.folder).catch(() => undefined)
}

/**
 * @param {string} folder
 * @returns {string | undefined}
 */
function versionIn(folder) {
  const file = join(folder, 'node_modules/typescript/package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined
}

/**
 * @param {string} installed
 * @param {string} scratch
 * @returns {Promise<TypeScript>}
 */
async function load(installed, scratch) {
  const require = createRequire(join(installed, 'package.json'))
  const bring = (/** @type {string} */ name) => import(pathToFileURL(require.resolve(name)).href)
  const { API } = /** @type {typeof import('typescript/unstable/sync')} */ (
    await bring('typescript/unstable/sync')
  )
  const ast = /** @type {TypeScript['ast']} */ (await bring('typescript/unstable/ast'))
  const config = join(scratch, 'tsconfig.json')
  return {
    ast,
    parse(folder, files) {
      const place = (/** @type {string} */ file) => join(folder, file).replaceAll('\\', '/')
      const compilerOptions = { noResolve: true, noLib: true, types: [], jsx: 'preserve', allowJs: true }
      writeFileSync(config, JSON.stringify({ compilerOptions, files: files.map(place) }))
      const api = new API({ cwd: scratch })
      try {
        const [project] = api.updateSnapshot({ openProjects: [config.replaceAll('\\', '/')] }).getProjects()
        return new Map(
          files.flatMap((file) => {
            const source = project?.program.getSourceFile(place(file))
            return source ? [/** @type {[string, typeof source]} */ ([file, source])] : []
          }),
        )
      } finally {
        api.close()
      }
    },
  }
}
