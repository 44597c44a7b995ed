import { readdirSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fetchBytes } from '../fixtures/raw-request'
import { expect, test } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'
import { kinds } from './kinds'

/* Tests of responses that are sent without Next.js. */

const decompress = { br: brotliDecompressSync, gzip: gunzipSync }
const encodings = ['br', 'gzip'] as const

test('every page is sent without Next.js as Next.js would send it, also with a query that changes nothing', {
  tag: '@all',
}, async ({ stage: { site } }) => {
  // Responses from the cache have a length; Next.js compresses while sending. Requests with a date go to Next.js, except for missing pages.
  const byUs = (path: string) =>
    fetchBytes(`${site.origin}${path}?utm_source=carta`, { 'accept-encoding': 'br' })
  const byNext = (path: string) =>
    fetchBytes(site.origin + path, { 'accept-encoding': 'gzip', 'if-modified-since': 'x' })
  for (const path of kinds.filter((kind) => kind !== '/nada')) {
    // A page may become stale between the two requests.
    await expect(async () => {
      const [direct, ofNext] = [await byUs(path), await byNext(path)]
      expect([direct.headers['content-encoding'], ofNext.headers['content-encoding']]).toEqual(['br', 'gzip'])
      const length = String(direct.body.length)
      expect([direct.headers['content-length'], ofNext.headers['content-length']]).toEqual([
        length,
        undefined,
      ])
      expect(direct.status, path).toBe(ofNext.status)
      expect(decompress.br(direct.body).equals(decompress.gzip(ofNext.body)), path).toBe(true)
      expect(lasting(direct.headers), path).toEqual(lasting(ofNext.headers))
    }).toPass({ timeout: 30_000 })
  }
})

test('a page is compressed once for all visits, and again after a save', async ({
  stage: { site },
  edit,
}) => {
  const address = `${site.origin}/sobre`
  for (const encoding of encodings) {
    const visit = (headers = {}) => fetchBytes(address, { 'accept-encoding': encoding, ...headers })
    // Next.js compresses while sending, so only responses compressed earlier have a length.
    await expect.poll(async () => Object.keys((await visit()).headers)).toContain('content-length')
    const [plain, { headers, body }] = [await fetchBytes(address), await visit()]
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toContain('Accept-Encoding')
    expect(headers.etag).toBe(plain.headers.etag)
    expect(headers['content-length']).toBe(String(body.length))
    expect(decompress[encoding](body).equals(plain.body)).toBe(true)
    for (const version of [String(headers.etag), `"x", W/${headers.etag}`, '*']) {
      const known = await visit({ 'if-none-match': version })
      expect([known.status, known.body.length, known.headers.etag], version).toEqual([304, 0, headers.etag])
    }
  }
  await edit<object>('settings', (settings) => ({ ...settings, name: 'Maré Compressa' }))
  // Next.js renders the page, and answers clients with any version itself.
  const any = await fetchBytes(address, { 'if-none-match': '*' })
  const first = await fetchBytes(address)
  expect([undefined, first.headers.etag]).toContain(any.headers.etag)
  expect(String(first.body)).toContain('Maré Compressa')
  for (const encoding of encodings) {
    const { headers, body } = await fetchBytes(address, { 'accept-encoding': encoding })
    expect(decompress[encoding](body).equals(first.body)).toBe(true)
    for (const name of ['etag', 'content-security-policy']) expect(headers[name]).toBe(first.headers[name])
  }
})

test('files of the build are sent compressed, with brotli smaller than gzip', async ({ stage: { site } }) => {
  const folder = join(stagePlan('mare-alta').buildDir, 'static')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => /\.(js|css)$/.test(name)).map((name) => `/_next/static/${name}`)
  expect(files.length).toBeGreaterThan(4)
  const total = { br: 0, gzip: 0 }
  for (const file of files) {
    const plain = await fetchBytes(site.origin + file)
    for (const encoding of encodings) {
      const { headers, body } = await fetchBytes(site.origin + file, { 'accept-encoding': encoding })
      expect(headers, file).toMatchObject({
        'content-type': plain.headers['content-type'],
        'cache-control': 'public, max-age=31536000, immutable',
        vary: expect.stringContaining('Accept-Encoding'),
      })
      const sent = headers['content-encoding'] ? decompress[encoding](body) : body
      expect(sent.equals(plain.body), file).toBe(true)
      total[encoding] += body.length
    }
  }
  expect(total.br).toBeLessThan(0.92 * total.gzip)
})

test('pages and generated files are compressed, and no shared cache may keep them', {
  tag: '@all',
}, async ({ stage: { site } }) => {
  for (const path of [
    '/',
    '/nada',
    '/feed.xml',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/robots.txt',
    '/og',
  ]) {
    const { headers, body } = await fetchBytes(site.origin + path, { 'accept-encoding': 'gzip' })
    expect(headers['cache-control'] ?? '', path).not.toContain('s-maxage')
    expect(headers['cache-control'], path).toMatch(/max-age=0|no-store/)
    if (path === '/og') continue
    expect(headers['content-encoding'], path).toBe('gzip')
    expect(headers.vary, path).toContain('Accept-Encoding')
    const plain = await fetchBytes(site.origin + path)
    expect(gunzipSync(body).equals(plain.body), path).toBe(true)
    expect(plain.headers.vary, path).toContain('Accept-Encoding')
  }
})

test('an address in capitals redirects to the page with its query', async ({ stage: { site } }) => {
  const service = '/servicos/mudancas-empresas'
  for (const [path, to] of [
    ['/Servicos', '/servicos'],
    ['/SERVICOS/Mudancas-Empresas?gclid=A', `${service}?gclid=A`],
    ['/Orcamento?servico=mudancas-empresas', '/orcamento?servico=mudancas-empresas'],
  ] as const) {
    const { status, headers } = await fetchBytes(site.origin + path)
    expect([status, headers.location], path).toEqual([308, to])
  }
  // An address of an agency, and one that does not exist.
  for (const path of ['/Servicos/Mapa', '/Agencia/Acoes', '/SERVICOS/nada'])
    expect((await fetchBytes(site.origin + path)).status, path).toBe(404)
})

/** The headers without those of a single transfer. */
function lasting(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const ofOneTransfer = ['content-encoding', 'content-length', 'transfer-encoding', 'date']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneTransfer.includes(name)))
}
