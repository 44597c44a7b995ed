import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Bytes, fetchBytes } from '../fixtures/raw-request'
import { expect, test } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'

const decompress = { br: brotliDecompressSync, gzip: gunzipSync }

/** A page with the length of its compressed body: one that was compressed before. Next.js compresses while it sends. */
async function compressedBefore(address: string, accepted: string): Promise<Bytes> {
  const view = () => fetchBytes(address, { 'accept-encoding': accepted })
  await expect.poll(async () => Object.keys((await view()).headers)).toContain('content-length')
  return view()
}

for (const [accepted, encoding] of [
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.8', 'gzip'],
] as const) {
  test(`a page is compressed once for ${accepted}`, async ({ stage: { site } }) => {
    const address = `${site.origin}/servicos/elevador-exterior`
    const plain = await fetchBytes(address)
    const { headers, body } = await compressedBefore(address, accepted)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toContain('Accept-Encoding')
    expect(headers.etag).toBe(plain.headers.etag)
    expect(headers['content-length']).toBe(String(body.length))
    expect(decompress[encoding](body).equals(plain.body)).toBe(true)
    const known = await fetchBytes(address, {
      'accept-encoding': accepted,
      'if-none-match': String(headers.etag),
    })
    expect([known.status, known.body.length]).toEqual([304, 0])
  })
}

test('a save is on a page that was sent compressed', async ({ stage: { site }, edit }) => {
  const address = `${site.origin}/sobre`
  await compressedBefore(address, 'br')
  await edit<{ name: string }>('settings', (settings) => ({ ...settings, name: 'Maré Compressa' }))
  for (const _ of [1, 2, 3]) {
    const text = await (await fetch(address, { headers: { 'accept-encoding': 'br' } })).text()
    expect(text).toContain('Maré Compressa')
  }
})

test('an answer of the search is compressed for itself', async ({ stage: { site } }) => {
  for (const question of ['piano', 'caixas', 'piano', 'caixas']) {
    for (const encoding of ['br', 'gzip'] as const) {
      const ask = () => fetchBytes(`${site.origin}/pesquisa?q=${question}`, { 'accept-encoding': encoding })
      // Next.js responds to the first question, and sends no brotli.
      await expect.poll(async () => (await ask()).headers['content-encoding']).toBe(encoding)
      expect(decompress[encoding]((await ask()).body).toString()).toContain(`value="${question}"`)
    }
  }
})

test('files of the build are sent as the build has compressed them', async ({ stage: { site } }) => {
  const folder = join(stagePlan('mare-alta').buildDir, 'static')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => /\.(js|css)$/.test(name)).map((name) => `/_next/static/${name}`)
  expect(files.length).toBeGreaterThan(4)
  const total = { br: 0, gzip: 0 }
  for (const file of files) {
    const plain = await fetchBytes(site.origin + file)
    for (const encoding of ['br', 'gzip'] as const) {
      const { headers, body } = await fetchBytes(site.origin + file, { 'accept-encoding': encoding })
      expect(headers['content-type'], file).toBe(plain.headers['content-type'])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers.vary).toContain('Accept-Encoding')
      expect((headers['content-encoding'] ? decompress[encoding](body) : body).equals(plain.body), file).toBe(
        true,
      )
      total[encoding] += body.length
    }
  }
  expect(total.br).toBeLessThan(0.92 * total.gzip)
})
