import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { conditionReader } from '../../../lib/next/direct-responses/conditions'

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

const anyPage = { regexp: '^/.*$', regex: '^/.*$' }
const header = (key: string) => ({ type: 'header', key })

interface Build {
  proxy?: object[]
  edgeProxy?: object[]
  redirects?: object[]
  headers?: object[]
  beforeFiles?: object[]
}

/** What an answer at `/sobre` depends on in a build with these rules. */
function conditionsOf({ proxy, edgeProxy, redirects = [], headers = [], beforeFiles = [] }: Build) {
  const write = (name: string, data: object) => writeFileSync(join(distDir, name), JSON.stringify(data))
  const functions = proxy ? { '/_middleware': { runtime: 'nodejs', matchers: proxy } } : {}
  write('server/functions-config-manifest.json', { version: 1, functions })
  write('server/middleware-manifest.json', { middleware: edgeProxy ? { '/': { matchers: edgeProxy } } : {} })
  write('routes-manifest.json', {
    redirects,
    headers,
    rewrites: { beforeFiles, afterFiles: [], fallback: [] },
  })
  const conditions = conditionReader()('/sobre')
  return conditions && [...conditions]
}

test('an answer depends on the headers that proxy.ts and next.config.ts ask for', () => {
  expect(conditionsOf({})).toEqual([])
  expect(conditionsOf({ proxy: [{ ...anyPage, has: [header('X-Country')] }] })).toEqual(['x-country'])
  expect(conditionsOf({ redirects: [{ ...anyPage, has: [header('dnt')] }] })).toEqual(['dnt'])
  expect(conditionsOf({ headers: [{ ...anyPage, has: [{ type: 'cookie', key: 'a' }] }] })).toEqual(['cookie'])
  expect(conditionsOf({ proxy: [{ regexp: '^/outra$', has: [header('a')] }] })).toEqual([])
  expect(conditionsOf({ redirects: [{ regex: '^/Sobre$', has: [header('dnt')] }] }), 'in any case').toEqual([
    'dnt',
  ])
})

test('a query is another address, and headers of every answer are those of the first', () => {
  expect(conditionsOf({ beforeFiles: [{ ...anyPage, has: [{ type: 'query', key: 'servico' }] }] })).toEqual(
    [],
  )
  expect(conditionsOf({ headers: [anyPage] })).toEqual([])
})

test('an answer may depend on anything where a proxy runs for every request, or a rule asks for what is missing', () => {
  for (const build of [
    { proxy: [anyPage] },
    { edgeProxy: [anyPage] },
    { proxy: [{ ...anyPage, missing: [header('a')] }] },
    { redirects: [{ ...anyPage, missing: [header('a')] }] },
    { redirects: [{ ...anyPage, has: [{ type: 'host', value: 'a.pt' }] }] },
  ]) {
    expect(conditionsOf(build), JSON.stringify(build)).toBeUndefined()
  }
})

test('a build that does not say it is an error', () => {
  expect(() => conditionReader()).toThrow()
})
