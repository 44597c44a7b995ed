import { existsSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { expect, test } from '@playwright/test'
import { readText } from '../../../src/files/file-text'

/* Tests that the site is built and started without development packages, because hosts install with NODE_ENV=production. */

const entries = [
  'command.mjs',
  'engine/commands/build.ts',
  'engine/commands/check-class-names.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'server.mjs',
]
const endings = ['', '.ts', '.tsx', '.mjs', '.cjs', '/index.ts']
const specifier = /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bload\()\s*['"]([^'"\n]+)['"]/g

/** A package name. Other texts look like an import too. */
const isPackage = /^(?:@[a-z][\w.-]*\/)?[a-z][\w.-]*(?:\/|$)/

const engine = JSON.parse(readText('engine/package.json'))

/** The path of a module of this project without its extension; undefined for one of another package. */
function localPathOf(name: string, from: string): string | undefined {
  if (name.startsWith('@/')) return name.slice(2)
  if (name.startsWith(`${engine.name}/`)) {
    const door = engine.exports[name.replace(engine.name, '.')]
    return posix.join('engine', door.default ?? door)
  }
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : undefined
}

/** The packages that a module and its imports name, including types, since the build checks them. */
function packagesOf(modules: readonly string[]): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const left = [...modules]
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    for (const [, name = ''] of readText(path).matchAll(specifier)) {
      const local = localPathOf(name, path)
      const file =
        local && endings.map((ending) => local + ending).find((one) => /\.\w+$/.test(one) && existsSync(one))
      if (file) left.push(file)
      else if (!local && isPackage.test(name) && !name.startsWith('@theme/'))
        found.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    }
  }
  return found
}

test('a build and a start need no package for development', () => {
  const dependencies = { ...JSON.parse(readText('package.json')).dependencies, ...engine.dependencies }
  const needed = [...packagesOf(entries), 'typescript', 'tailwindcss', '@types/node', '@types/react']
  const missing = needed.filter((name) => !(name in dependencies) && !builtinModules.includes(name))
  expect(missing).toEqual([])
})
