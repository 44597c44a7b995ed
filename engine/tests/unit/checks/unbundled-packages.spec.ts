import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { unbundledPackages } from '../../../src/checks/unbundled-packages'

/*
 * Tests of unbundled packages, which Node.js loads itself, several at once. A `require()` of an ES module that is being imported at that moment fails
 * on every version of Node.js, sooner on newer ones.
 */

const root = join(import.meta.dirname, '../../../..')

/** The file that `require()` loads; undefined if the package has none, or is not installed. */
function requiredFile(name: string, from: string): string | undefined {
  try {
    const file = createRequire(from).resolve(name)
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}

/** The package.json that sets the type of a file, and the one of its package. */
function manifests(file: string) {
  const found = []
  for (let folder = dirname(file); folder.startsWith(root); folder = dirname(folder)) {
    const path = join(folder, 'package.json')
    if (existsSync(path)) found.push({ path, ...JSON.parse(readFileSync(path, 'utf8')) })
    if (dirname(folder).endsWith('node_modules') || found.at(-1)?.name) break
  }
  return { nearest: found[0] ?? {}, ofPackage: found.at(-1) ?? {} }
}

function isModule(file: string): boolean {
  return file.endsWith('.mjs') || (!file.endsWith('.cjs') && manifests(file).nearest.type === 'module')
}

/** Each ES module that a package requires, directly or indirectly, as `name > name`. */
function requiredModules(name: string, from: string, chain: string[] = []): string[] {
  const file = requiredFile(name, from)
  if (file === undefined || chain.includes(name)) return []
  const path = [...chain, name]
  if (isModule(file)) return chain.length > 0 ? [path.join(' > ')] : []
  const { dependencies = {}, path: manifest } = manifests(file).ofPackage
  return Object.keys(dependencies).flatMap((each) => requiredModules(each, manifest, path))
}

test('no CommonJS package that stays unbundled requires an ES module', () => {
  const from = join(root, 'package.json')
  expect(unbundledPackages.flatMap((name) => requiredModules(name, from))).toEqual([])
  // The rule finds a known case.
  expect(requiredModules('sanitize-html', from)).toContain('sanitize-html > htmlparser2')
})
