import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
import './site-alias.mjs'

/* Compiles the engine's TypeScript when it is installed as a package. Playwright compiles none below `node_modules/`. */

const engine = new URL('../', import.meta.url).href
const endings = ['.ts', '.tsx', '/index.ts']

/** @type {import('node:module').ResolveHook} */
const resolve = (specifier, context, nextResolve) => {
  const isOfEngine = /^\.\.?\//.test(specifier) && context.parentURL?.startsWith(engine)
  const url = isOfEngine ? new URL(specifier, context.parentURL).href : specifier
  const ending = isOfEngine && endings.find((end) => existsSync(fileURLToPath(url + end)))
  return nextResolve(url + (ending || ''), context)
}

/** @type {(url: string, context: unknown, nextLoad: (url: string, context: unknown) => unknown) => unknown} */
const load = (url, context, nextLoad) => {
  if (!url.startsWith(engine) || !/\.tsx?$/.test(url)) return nextLoad(url, context)
  const sourcefile = fileURLToPath(url)
  const { code } = transformSync(readFileSync(sourcefile, 'utf8'), {
    loader: url.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: 'node22',
    sourcefile,
    sourcemap: 'inline',
  })
  return { format: 'module', source: code, shortCircuit: true }
}

const register = 'registerHooks' in module && module.registerHooks
if (typeof register === 'function') register({ resolve, load })
