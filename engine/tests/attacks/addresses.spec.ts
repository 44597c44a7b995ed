import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { rawRequest } from '../fixtures/raw-request'
import { stagePlan } from '../fixtures/stages'
import { expect, test } from './fresh-site'

/* Tests of made-up addresses, and of odd requests for real ones. */

const escapes = Array.from({ length: 128 }, (_, code) => `%${code.toString(16).padStart(2, '0')}`)
const characters = [
  ...escapes,
  '%C2%85',
  '%E2%80%A8',
  '%E2%80%A9',
  '%EF%BB%BF',
  '%F0%9F%98%80',
  '%EF%BF%BD',
  '|',
  '"',
  '^',
]

test('no made-up address gets a server error, a loose policy or a large page', {
  tag: '@all',
}, async ({ site: { origin } }) => {
  const patterns = ['/x?', '/?x', '/contactos?', '/servicos/x?', '/x/y?', '/blog/etiqueta/?', '/feed.xml?']
  const faults: string[] = []
  for (const character of characters)
    for (const path of patterns.map((pattern) => pattern.replace('?', character))) {
      const { status, headers, body } = await rawRequest(origin, { path })
      const policy = String(headers['content-security-policy'])
      if (status >= 500 || /script-src[^;]*unsafe/.test(policy)) faults.push(`${path} ${status}`)
      else if (body.length > 80_000) faults.push(`${path} ${body.length}`)
    }
  expect(faults).toEqual([])
})

test('an address with a fragment gets a 400, and the page without it still answers', { tag: '@all' }, async ({
  site: { origin },
}) => {
  for (const path of ['/servicos#b', '/servicos?x#b', '/#', '/_next/image#', '/api/health#', '/nada#'])
    expect((await rawRequest(origin, { path })).status, path).toBe(400)
  expect((await rawRequest(origin, { method: 'POST', path: '/contactos#' })).status).toBe(400)
  expect((await rawRequest(origin, { path: '/servicos' })).status).toBe(200)
})

test('a cache in front may keep an address in its usual spelling, and in no other', { tag: '@all' }, async ({
  site: { origin },
}) => {
  const service = '/servicos/mudancas-empresas'
  for (const [path, status] of [
    ['/SeRvicos', 308],
    ['/servicos/', 308],
    ['/servicos/%6dudancas-empresas', 200],
    ['/orcamento?servico=%6dudancas-empresas', 200],
  ] as const) {
    for (const turn of [1, 2]) {
      const { status: got, headers } = await rawRequest(origin, { path })
      expect([got, headers['cache-control']], `${path} ${turn}`).toEqual([
        status,
        expect.stringContaining('private'),
      ])
    }
  }
  for (const path of [service, `${service}?utm_source=x`, '/orcamento?servico=mudancas-empresas&gclid=a'])
    expect((await rawRequest(origin, { path })).headers['cache-control'], path).toContain('public')
  const { body } = await rawRequest(origin, { path: '/' })
  const picture = String(body)
    .match(/\/_next\/image\?[^" ]+/)?.[0]
    .replaceAll('&amp;', '&')
  const kept = async (more: string) =>
    (await rawRequest(origin, { path: picture + more })).headers['cache-control']
  expect(await kept('')).toContain('public')
  expect(await kept('&dpl=outra')).toBe('no-store')
})

const isChunk = (name: string) => /^[^.]+\.js$/.test(name)
const chunk = readdirSync(join(stagePlan('mare-alta').buildDir, 'static/chunks')).find(isChunk) ?? ''

test('files and generated documents have an ETag, and answer to ranges, conditions and methods', {
  tag: '@all',
}, async ({ site: { origin } }) => {
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const { status, headers: got, body } = await rawRequest(origin, { path, headers, method })
    return {
      status,
      etag: String(got.etag),
      allow: got.allow,
      bytes: body.length,
      range: got['content-range'],
    }
  }
  const drawn = ['/feed.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/og', '/icon/192']
  for (const path of [...drawn, '/unavailable.html', `/_next/static/chunks/${chunk}`]) {
    const { status, etag, bytes } = await ask(path)
    expect([status, etag], path).toEqual([200, expect.stringMatching(/^(?:W\/)?"[^"]{10,}"$/)])
    for (const known of [etag, '*'])
      expect(await ask(path, { 'if-none-match': known }), path).toMatchObject({ status: 304, bytes: 0 })
    expect(await ask(path, { 'if-none-match': '"x"' }), path).toMatchObject({ status: 200, bytes })
    expect((await ask(path, { 'if-match': etag })).status, path).toBe(200)
    for (const method of ['GET', 'HEAD'])
      expect(await ask(path, { 'if-match': '"x"' }, method), path).toMatchObject({ status: 412, bytes: 0 })
    for (const range of [`bytes=${bytes}-`, 'bytes=abc', 'bytes=-0'])
      expect(await ask(path, { range }), `${path} ${range}`).toMatchObject({ status: 200, bytes })
    for (const method of ['OPTIONS', 'PUT', 'DELETE', 'POST', 'PATCH'])
      expect(await ask(path, { origin }, method), `${method} ${path}`).toMatchObject({
        status: 405,
        allow: 'GET, HEAD',
      })
  }
  expect(await ask('/unavailable.html', { range: 'bytes=0-3' })).toMatchObject({ status: 206, bytes: 4 })
  const before = { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }
  expect((await ask('/unavailable.html', before)).status).toBe(412)
})
