import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fetchBytes } from '../fixtures/raw-request'
import { expect, test } from '../fixtures/stage'
import { kinds } from './kinds'

/** What is kept is compressed with brotli at once. */
const byUs = { 'accept-encoding': 'br' }
/** A reload goes to Next.js. */
const byNext = { 'accept-encoding': 'gzip', 'cache-control': 'no-cache' }

for (const path of kinds) {
  test(`${path} is sent without Next.js as Next.js would send it`, async ({ stage: { site } }) => {
    const address = site.origin + path
    await expect.poll(async () => (await fetchBytes(address, byUs)).headers['content-encoding']).toBe('br')
    // A page may reach its age between the two views.
    await expect(async () => {
      const [own, theirs] = [await fetchBytes(address, byUs), await fetchBytes(address, byNext)]
      expect([own.headers['content-encoding'], theirs.headers['content-encoding']]).toEqual(['br', 'gzip'])
      expect(own.status).toBe(theirs.status)
      expect(brotliDecompressSync(own.body).equals(gunzipSync(theirs.body))).toBe(true)
      expect(lasting(own.headers)).toEqual(lasting(theirs.headers))
    }).toPass({ timeout: 30_000 })
  })
}

/** The headers without those of one transfer. */
function lasting(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const ofOneTransfer = ['content-encoding', 'content-length', 'transfer-encoding', 'date']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneTransfer.includes(name)))
}

test('parts of a page and actions go to Next.js', async ({ stage: { site } }) => {
  const address = `${site.origin}/servicos`
  await expect.poll(async () => (await fetchBytes(address, byUs)).headers['content-encoding']).toBe('br')
  const part = await fetchBytes(address, { rsc: '1' })
  expect(part.headers.location, 'the address that Next.js wants for a part').toContain('_rsc')
  const head = await fetch(address, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const posted = await fetch(address, { method: 'POST', body: 'a=b' })
  expect(posted.ok).toBe(false)
})

test('an idle query is no other page', async ({ stage: { site } }) => {
  const address = `${site.origin}/sobre`
  await expect.poll(async () => (await fetchBytes(address, byUs)).headers['content-encoding']).toBe('br')
  const campaign = await fetchBytes(`${address}?utm_source=carta`, byUs)
  expect(campaign.headers['content-encoding']).toBe('br')
})
