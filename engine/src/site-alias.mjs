import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * Resolves `@/lib/…` in an engine that is installed as a package. Below `node_modules/`, tsx ignores the `paths` of the site's tsconfig.json, which
 * it applies to an engine in a folder of the site.
 */

if (import.meta.url.includes('/node_modules/')) {
  const tsconfig = readFileSync('tsconfig.json', 'utf8')
  const paths = [...tsconfig.matchAll(/"(@\w*\/)\*": \["\.\/([^"*]*)\*"\]/g)]
  const register = 'registerHooks' in module && module.registerHooks
  if (typeof register !== 'function') {
    console.error('An engine that is installed as a package needs Node.js 22.15 or newer.')
    process.exit(1)
  }
  /** @type {import('node:module').ResolveHook} */
  const resolve = (specifier, context, nextResolve) => {
    const [, alias = '', folder = ''] = paths.find(([, name = '/']) => specifier.startsWith(name)) ?? []
    if (alias === '') return nextResolve(specifier, context)
    const path = join(process.cwd(), folder, specifier.slice(alias.length))
    const ending = ['.ts', '.tsx', '/index.ts'].find((end) => existsSync(path + end)) ?? ''
    return nextResolve(pathToFileURL(path + ending).href, context)
  }
  register({ resolve })
}
