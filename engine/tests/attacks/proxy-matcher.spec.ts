import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rawRequest } from '../fixtures/raw-request'
import { stagePlan } from '../fixtures/stages'
import { expect, test } from './aged-site'

/* Tests of the requests that the proxy examines first, each of which costs a function call on Vercel. */

const file = join(stagePlan('mare-alta').buildDir, 'server/functions-config-manifest.json')

/** Whether the proxy examines a path. Other matchers are for a query or a header too. */
function isExamined(path: string): boolean {
  const { functions } = JSON.parse(readFileSync(file, 'utf8'))
  const matchers: { regexp: string; has?: object[] }[] = functions['/_middleware'].matchers
  return matchers.some(({ regexp, has }) => !has && new RegExp(regexp).test(path))
}

test('a request of a page does not run the proxy, also with Portuguese letters in its address', () => {
  for (const path of ['/', '/servicos/elevador-exterior', '/blog/etiqueta/organiza%C3%A7%C3%A3o'])
    expect(isExamined(path), path).toBe(false)
})

test('an address that is badly or needlessly encoded runs the proxy', () => {
  for (const path of [
    '/%73ervicos',
    '/blog/%2e%2e/servicos',
    '/blog/%C3',
    '/blog/%A7',
    '/blog/%C3%C3%A7',
    '/blog/a%E2%80%93b',
  ])
    expect(isExamined(path), path).toBe(true)
})

test('a needlessly encoded address gets its page, and an internal address of the server gets a 404', {
  tag: '@all',
}, async ({ site: { origin, log } }) => {
  for (const path of ['/%73ervicos', '/s%6Fbre', '/%66eed.xml', '/servicos/mudancas%2Dempresas'])
    expect((await rawRequest(origin, { path })).status, path).toBe(200)
  for (const path of ['/_global-error', '/_global-error?x', '/api/picture/x.png?src=x'])
    expect((await rawRequest(origin, { path })).status, path).toBe(404)
  expect(log()).not.toContain('Error')
})
