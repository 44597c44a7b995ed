import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fetchBytes } from '../fixtures/raw-request'
import { expect, test } from '../fixtures/stage'
import { kinds } from './kinds'

test('every page is sent without Next.js as Next.js would send it, also when its query is idle', async ({
  stage: { site },
}) => {
  // What is kept is compressed with brotli at once, which Next.js cannot. A reload goes to Next.js.
  const byUs = (path: string) =>
    fetchBytes(`${site.origin}${path}?utm_source=carta`, { 'accept-encoding': 'br' })
  const byNext = (path: string) =>
    fetchBytes(site.origin + path, { 'accept-encoding': 'gzip', 'cache-control': 'no-cache' })
  for (const path of kinds) {
    // A page may reach its age between the two views.
    await expect(async () => {
      const [own, theirs] = [await byUs(path), await byNext(path)]
      expect([own.headers['content-encoding'], theirs.headers['content-encoding']]).toEqual(['br', 'gzip'])
      expect(own.status, path).toBe(theirs.status)
      expect(brotliDecompressSync(own.body).equals(gunzipSync(theirs.body)), path).toBe(true)
      expect(lasting(own.headers), path).toEqual(lasting(theirs.headers))
    }).toPass({ timeout: 30_000 })
  }
})

/** The headers without those of one transfer. */
function lasting(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const ofOneTransfer = ['content-encoding', 'content-length', 'transfer-encoding', 'date']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneTransfer.includes(name)))
}
