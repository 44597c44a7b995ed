import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'

interface LockedPackage {
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
  optional?: boolean
  engines?: { node?: string }
}

const lock = readFileSync(join(import.meta.dirname, '../../../../package-lock.json'), 'utf8')
const packages: Record<string, LockedPackage> = JSON.parse(lock).packages

test('the lock file installs on every system: each optional binary is in it', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})

test('the engine names the versions of Node.js that the site names', () => {
  const [site, engine] = ['package.json', 'engine/package.json'].map(
    (name) => JSON.parse(readFileSync(join(import.meta.dirname, '../../../..', name), 'utf8')).engines,
  )
  expect(engine).toEqual(site)
})

test('the documentation of the packed engine names the versions that the tests and tools have', () => {
  const root = join(import.meta.dirname, '../../../..')
  const named = readFileSync(join(root, 'docs/updating.md'), 'utf8').matchAll(/ ([a-z-]+)@(\d+\.\d+\.\d+)/g)
  const versions = ['engine/tests', 'engine/tools/lint'].map(
    (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).dependencies,
  )
  const all = Object.assign({}, ...versions)
  const found = Array.from(named, ([, name = '', version]) => [name, version])
  expect(found.length).toBe(4)
  for (const [name = '', version] of found) expect(all[name], name).toBe(version)
})

test('the lock file has each package that the site or the engine names', () => {
  const named = ['', 'engine/'].flatMap((folder) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../..', folder, 'package.json'), 'utf8'),
    )
    return Object.keys({ ...dependencies, ...devDependencies })
  })
  expect(named.filter((name) => !packages[`node_modules/${name}`])).toEqual([])
})

test('npm ci and pnpm install ask nothing about scripts: each package that has one is allowed to run it', () => {
  const root = join(import.meta.dirname, '../../../..')
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { allowBuilds } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  const withScript = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)
  const names = withScript.map((path) => path.replace(/^.*node_modules\//, ''))
  expect(allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, true])))
  expect(allowBuilds).toEqual(allowScripts)
})

/** npm's own library, a dependency of sharp. */
const semver: { satisfies: (version: string, range: string) => boolean } = createRequire(
  createRequire(import.meta.url).resolve('sharp'),
)('semver')

for (const version of ['20.19.0', '22.13.0', '24.0.0', '26.0.0']) {
  test(`npm ci warns of no engine on Node.js ${version}, as the README names it`, () => {
    // npm does not report packages for other systems. docs/updating.md describes a line to write by hand.
    const warned = Object.entries(packages).filter(
      ([, { optional, engines }]) => !optional && engines?.node && !semver.satisfies(version, engines.node),
    )
    expect(warned.map(([path, { engines }]) => `${path}: ${engines?.node}`)).toEqual([])
  })
}
