import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readConditions } from '../../../src/next/conditions'

const distDir = '.e2e/unit-conditions'
const before = process.env.NEXT_DIST_DIR

test.beforeEach(() => {
  process.env.NEXT_DIST_DIR = distDir
  mkdirSync(join(distDir, 'server'), { recursive: true })
})

test.afterEach(() => {
  process.env.NEXT_DIST_DIR = before ?? ''
  rmSync(distDir, { recursive: true })
})

const rule = (path: string, more: object = {}) => ({ regex: `^${path}$`, source: path, ...more })
const matcher = (path: string, more: object = {}) => ({
  regexp: `^${path}$`,
  originalSource: path,
  ...more,
})
const on = (type: string, key = 'a') => [{ type, ...(type === 'host' ? { value: 'a.pt' } : { key }) }]
const types = ['header', 'cookie', 'host']

interface Build {
  proxy?: readonly object[] | undefined
  middleware?: readonly object[]
  redirects?: readonly object[]
  headers?: readonly object[]
  beforeFiles?: readonly object[]
}

function conditionsIn({ proxy, middleware, redirects = [], headers = [], beforeFiles = [] }: Build) {
  const write = (name: string, data: object) => writeFileSync(join(distDir, name), JSON.stringify(data))
  const functions = proxy ? { '/_middleware': { runtime: 'nodejs', matchers: proxy } } : {}
  write('server/functions-config-manifest.json', { version: 1, functions })
  write('server/middleware-manifest.json', {
    middleware: middleware ? { '/': { matchers: middleware } } : {},
  })
  const rewrites = { beforeFiles, afterFiles: [], fallback: [] }
  write('routes-manifest.json', { redirects, headers, rewrites })
  return readConditions()
}

/** The targets whose answer depends on the target alone. */
function keptOf(build: Build, targets: string[]): string[] {
  return targets.filter(conditionsIn(build).dependsOnTargetOnly)
}

test('a page is not kept where a matcher of the proxy fits, and any other page is', () => {
  const all = ['/sobre', '/sobre?previa=sim', '/contactos', '/contactos?previa=sim']
  const others = all.slice(2)
  expect(keptOf({}, all)).toEqual(all)
  for (const more of [
    {},
    ...types.map((type) => ({ has: on(type) })),
    ...[...types, 'query'].map((type) => ({ missing: on(type, 'previa') })),
  ])
    expect(keptOf({ proxy: [matcher('/sobre', more)] }, all), JSON.stringify(more)).toEqual(others)
  expect(keptOf({ middleware: [matcher('/sobre')] }, all)).toEqual(others)
})

test('a matcher for a query runs at no address without it: there the page is kept', () => {
  const addresses = [
    '/sobre',
    '/sobre?previa',
    '/sobre?previa=nao',
    '/sobre?previa=sim',
    '/sobre?previa=nao&previa=sim',
  ]
  const forQuery = (value?: string, more: object[] = []) => ({
    proxy: [matcher('/sobre', { has: [{ type: 'query', key: 'previa', ...(value && { value }) }, ...more] })],
  })
  expect(keptOf(forQuery(), addresses)).toEqual(addresses.slice(0, 1))
  expect(keptOf(forQuery('sim'), addresses)).toEqual(addresses.slice(0, 3))
  expect(keptOf(forQuery('sim', on('cookie')), addresses)).toEqual(addresses.slice(0, 3))
  // In Next.js, a fragment is not part of the query.
  expect(keptOf(forQuery(), ['/sobre#?previa=sim', '/sobre?previa=sim#a'])).toEqual(['/sobre#?previa=sim'])
})

test('a matcher fits an address however it is written', () => {
  for (const [source, target] of [
    ['/prévia', '/pr%C3%A9via'],
    ['/sobre', '/sobre#a'],
    ['/sobre', '/%73obre'],
  ] as const)
    expect(keptOf({ proxy: [matcher(source)] }, [target]), target).toEqual([])
})

test('without a matcher a proxy runs for every request', () => {
  const write = (name: string, data: object) => writeFileSync(join(distDir, name), JSON.stringify(data))
  conditionsIn({})
  write('server/functions-config-manifest.json', { functions: { '/_middleware': { runtime: 'nodejs' } } })
  expect(readConditions().dependsOnTargetOnly('/sobre')).toBe(false)
})

test('a rule of next.config.ts counts where it looks at more than the address, in any case, also after a rewrite', () => {
  const all = ['/sobre', '/outra']
  const onCookie = rule('/Sobre', { has: on('cookie') })
  const toSobre = rule('/outra', { destination: '/sobre' })
  for (const [build, kept] of [
    // Headers that apply to every answer. Another query is another address.
    [{ headers: [rule('/sobre')] }, all],
    [{ beforeFiles: [rule('/sobre', { has: on('query') })] }, all],
    [{ beforeFiles: [rule('/sobre', { missing: on('query') })] }, all],
    [{ headers: [onCookie] }, ['/outra']],
    [{ redirects: [onCookie] }, ['/outra']],
    [{ redirects: [rule('/sobre', { missing: on('header') })] }, ['/outra']],
    [{ beforeFiles: [rule('/sobre', { has: on('host') })] }, ['/outra']],
    [{ beforeFiles: [onCookie, toSobre] }, ['/outra']],
    [{ beforeFiles: [toSobre] }, all],
    // The rule receives the target of the first one.
    [{ beforeFiles: [toSobre, onCookie] }, []],
    [{ beforeFiles: [{ ...toSobre, has: on('query') }, onCookie] }, ['/outra']],
  ] as const)
    expect(keptOf(build, all), JSON.stringify(build)).toEqual(kept)
})

test('a query counts where a rule of the agency looks at it, not where one of the template does', () => {
  const targets = ['/sobre?previa=1', '/contactos?previa=1']
  const read = (build: Build) => targets.filter(conditionsIn(build).mayReadQuery)
  const ofTemplate = (has: object[]) => ({ proxy: [{ ...matcher('/:page', { has }), regexp: '' }] })
  expect(read(ofTemplate(on('query', 'q')))).toEqual([])
  expect(read(ofTemplate(on('query', 'previa')))).toEqual(targets)
  expect(read({ proxy: [matcher('/sobre')] })).toEqual(targets.slice(0, 1))
  expect(read({ headers: [rule('/sobre', { has: on('query', 'previa') })] })).toEqual(targets.slice(0, 1))
  expect(read({ headers: [rule('/sobre', { has: on('cookie') })] })).toEqual([])
  expect(read({ headers: [rule('/sobre', { has: on('query', 'outra') })] })).toEqual([])
})

test('without the manifests of a build, an answer may depend on anything, and the log says so', () => {
  const { warn } = console
  const said: unknown[] = []
  console.warn = (line: string) => said.push(line)
  expect(readConditions().dependsOnTargetOnly('/sobre')).toBe(false)
  console.warn = warn
  expect(said).toEqual([expect.stringContaining('Next.js responds to every page view')])
})

test('made-up addresses are left to Next.js where a proxy, a redirect or a rewrite of the agency applies', () => {
  const answers = (build: Build, target: string) => conditionsIn(build).mayAnswer(target)
  expect(answers({}, '/sobre')).toBe(false)
  expect(answers({ proxy: [matcher('/sobre')] }, '/sobre')).toBe(true)
  expect(answers({ proxy: [matcher('/sobre', { has: on('cookie') })] }, '/sobre')).toBe(true)
  expect(answers({ redirects: [rule('/sobre')] }, '/sobre?a=1')).toBe(true)
  expect(answers({ redirects: [rule('/sobre', { has: on('query') })] }, '/sobre')).toBe(false)
  expect(answers({ redirects: [rule('/sobre', { has: on('query') })] }, '/sobre?a=1')).toBe(true)
  for (const destination of ['/outra', '/api/moved/1'])
    expect(answers({ beforeFiles: [rule('/sobre', { destination })] }, '/sobre')).toBe(true)
  // The template's own rule.
  expect(answers({ beforeFiles: [rule('/orcamento', { destination: '/orcamento/a' })] }, '/orcamento')).toBe(
    false,
  )
})
