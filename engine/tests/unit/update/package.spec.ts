import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { withHandwritten } from '../../../update/steps/package/lock.mjs'
import { mergeManifest } from '../../../update/steps/package/merge-manifest.mjs'
import { alignPeers } from '../../../update/steps/package/peers.mjs'
import { manifest, templateAndClone } from './clone'

const never = () => undefined

test('dependencies and scripts of the client stand beside those of the template', () => {
  const base = {
    scripts: { dev: 'tsx dev.ts', old: 'old' },
    dependencies: { next: '16.4.5', undici: '7.0.0' },
  }
  const here = {
    scripts: { ...base.scripts, prices: 'node prices.mjs' },
    dependencies: { next: '16.4.5', nanoid: '5.1.6', undici: '7.0.0' },
  }
  const after = { scripts: { dev: 'node command.mjs dev' }, dependencies: { next: '16.4.6', zod: '4.6.7' } }
  expect(mergeManifest(base, here, after, never)).toEqual({
    manifest: {
      scripts: { dev: 'node command.mjs dev', prices: 'node prices.mjs' },
      dependencies: { nanoid: '5.1.6', next: '16.4.6', zod: '4.6.7' },
    },
    told: [],
  })
})

for (const [what, base, here, after, expected, told] of [
  ['the higher of two plain versions is taken: the client’s', '1.2.3', '1.3.0', '1.2.9', '1.3.0', []],
  ['the higher of two plain versions is taken: the template’s', '1.2.3', '1.2.10', '1.3.0', '1.3.0', []],
  [
    'a version that the client has lowered stays',
    '1.2.3',
    '1.1.0',
    '1.3.0',
    '1.1.0',
    ['a 1.1.0 (the template has 1.3.0)'],
  ],
  ['a file stays', '1.2.3', 'file:../a', '1.3.0', 'file:../a', ['a file:../a (the template has 1.3.0)']],
  [
    'a workspace stays',
    '1.2.3',
    'workspace:*',
    '1.2.3',
    'workspace:*',
    ['a workspace:* (the template has 1.2.3)'],
  ],
  ['a tag stays', '1.2.3', 'latest', '1.3.0', 'latest', ['a latest (the template has 1.3.0)']],
  [
    'one that the client has left out stays away',
    '1.2.3',
    undefined,
    '1.3.0',
    undefined,
    ['a is left out, as you have left it out'],
  ],
  ['one that both have new has the higher version', undefined, '1.0.0', '2.0.0', '2.0.0', []],
] as const)
  test(`of a dependency: ${what}`, () => {
    const values = (version: string | undefined) => ({
      dependencies: { b: '1.0.0', ...(version && { a: version }) },
    })
    expect(mergeManifest(values(base), values(here), values(after), never)).toEqual({
      manifest: values(expected),
      told: [...told],
    })
  })

test('a package that the template no longer has stays where the client uses it', () => {
  const before = { dependencies: { tsx: '4.0.0', undici: '7.0.0' } }
  const uses = (name: string) => (name === 'undici' ? 'app/api.ts' : undefined)
  const { manifest: merged, told } = mergeManifest(before, before, {}, uses)
  expect(merged).toEqual({ dependencies: { undici: '7.0.0' } })
  expect(told).toEqual(['undici 7.0.0, which the template no longer has, since app/api.ts uses it'])
})

test('a script that both have changed stays, and is named', () => {
  const scripts = (build: string) => ({ scripts: { build } })
  const { manifest: merged, told } = mergeManifest(scripts('a'), scripts('mine'), scripts('theirs'), never)
  expect(merged).toEqual(scripts('mine'))
  expect(told).toEqual(['scripts.build: "mine" (the template has "theirs")'])
})

test('the engine asks for the versions that the site has', () => {
  const manifests = {
    'package.json': { dependencies: { next: '16.4.9', react: '19.3.1' } },
    'engine/package.json': { peerDependencies: { next: '16.4.6', react: '19.3.1', zod: '4.6.7' } },
  }
  alignPeers(manifests)
  expect(manifests['engine/package.json'].peerDependencies).toEqual({
    ...{ next: '16.4.9', react: '19.3.1', zod: '4.6.7' },
  })
})

test('the line of the lock file that is written by hand stays when npm has completed the file', () => {
  const lock = readFileSync(`${import.meta.dirname}/../../../../package-lock.json`, 'utf8')
  const whole = JSON.parse(lock)
  whole.packages['node_modules/sanitize-html'].engines.node = '>=22.12.0'
  whole.packages['node_modules/nanoid-of-mine'] = { version: '1.0.0' }
  const completed = JSON.parse(withHandwritten(lock, JSON.stringify(whole)))
  expect(completed.packages['node_modules/sanitize-html']).toEqual(
    JSON.parse(lock).packages['node_modules/sanitize-html'],
  )
  expect(completed.packages['node_modules/nanoid-of-mine']).toEqual({ version: '1.0.0' })
})

for (const [file, command] of [
  ['pnpm-lock.yaml', 'pnpm install'],
  ['yarn.lock', 'yarn install'],
  ['bun.lock', 'bun install'],
])
  test(`where ${file} is, the command is printed`, { tag: '@all' }, () => {
    const { template, clone } = templateAndClone({ 'package-lock.json': '{}' })
    clone.commit({ [file ?? '']: '', 'package-lock.json': undefined })
    template.commit({ 'package.json': manifest({ dependencies: { next: '16.4.6' } }) })
    expect(clone.update('--from', template.folder)).toMatchObject({
      status: 0,
      said: expect.stringContaining(`Dependencies:\n  ${command} brings ${file} up to date`),
    })
    expect(clone.has('package-lock.json')).toBe(false)
  })

test('where npm cannot complete the lock file, it is said', { tag: '@all' }, () => {
  const lock = { name: 'site', lockfileVersion: 3, packages: {} }
  const { template, clone } = templateAndClone({ 'package-lock.json': JSON.stringify(lock) })
  clone.commit({ 'package.json': manifest({ dependencies: { mine: 'file:./nowhere/at-all.tgz' } }) })
  template.commit({ 'lib/new.ts': 'new' })
  const { status, said } = clone.update('--from', template.folder)
  expect(status, said).toBe(0)
  expect(said).toMatch(
    /Dependencies:\n {2}npm could not complete package-lock\.json \(.+\): run npm install, then commit it/,
  )
})
