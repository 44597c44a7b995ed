import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { conditionReader } from '../../../lib/next/conditions'

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

type Build = Partial<Record<'proxy' | 'redirects' | 'headers' | 'beforeFiles', readonly object[]>>

/** Whether an answer at `/sobre` depends on its address alone in a build with these rules. */
function hasOneAnswer({ proxy, redirects = [], headers = [], beforeFiles = [] }: Build) {
  const write = (name: string, data: object) => writeFileSync(join(distDir, name), JSON.stringify(data))
  const functions = proxy ? { '/_middleware': { runtime: 'nodejs', matchers: proxy } } : {}
  write('server/functions-config-manifest.json', { version: 1, functions })
  const rewrites = { beforeFiles, afterFiles: [], fallback: [] }
  write('routes-manifest.json', { redirects, headers, rewrites })
  return conditionReader()('/sobre')
}

test('an answer depends on its address alone unless a proxy runs for every request, or a rule asks for more than the address', () => {
  for (const [build, isOne] of [
    [{}, true],
    [{ proxy: [{ regexp: '^/outra$', has: [header('a')] }] }, true],
    // A query is another address.
    [{ beforeFiles: [{ ...anyPage, has: [{ type: 'query', key: 'servico' }] }] }, true],
    [{ beforeFiles: [{ ...anyPage, missing: [{ type: 'query', key: 'servico' }] }] }, true],
    // These headers are those of every answer.
    [{ headers: [anyPage] }, true],
    [{ proxy: [anyPage] }, false],
    [{ proxy: [{ ...anyPage, missing: [header('a')] }] }, false],
    [{ redirects: [{ regex: '^/Sobre$', has: [header('dnt')] }] }, false],
    [{ redirects: [{ ...anyPage, missing: [header('a')] }] }, false],
    [{ beforeFiles: [{ ...anyPage, has: [{ type: 'host', value: 'a.pt' }] }] }, false],
    [{ headers: [{ ...anyPage, has: [{ type: 'cookie', key: 'a' }] }] }, false],
  ] as const)
    expect(hasOneAnswer(build), JSON.stringify(build)).toBe(isOne)
})

test('an answer may depend on anything in a build that does not say it, which the log tells', () => {
  const { warn } = console
  const said: unknown[] = []
  console.warn = (line: string) => said.push(line)
  expect(conditionReader()('/sobre')).toBe(false)
  console.warn = warn
  expect(said).toEqual([expect.stringContaining('Next.js responds to every page view')])
})
