import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { rawRequest } from '../fixtures/raw-request'
import { test } from './support/client'
import { contentFolder, temporaryFolder } from './support/folders'

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
const types = {
  'v.mp4': 'video/mp4',
  'x.jpg': 'image/jpeg',
  'x.pdf': 'application/pdf',
  'x.bin': 'application/octet-stream',
  'a b/ção.jpg': 'image/jpeg',
}
const outside = temporaryFolder()
const assets = join(outside, 'assets')

writeFileSync(join(outside, 'secret.txt'), 'secret')
for (const tenant of ['mare-alta', 'oficina-castro']) {
  mkdirSync(join(assets, tenant, 'a b'), { recursive: true })
  for (const name of Object.keys(types)) writeFileSync(join(assets, tenant, name), BYTES)
}

test.use({ options: { content: contentFolder(), assets } })

/** The asset endpoint of 4.1.0, and the store behind the absolute addresses of 6.3.0. */
for (const [store, tenant, otherTenant] of [
  ['/api/v1/assets', 'oficina-castro', 'mare-alta'],
  ['/files', 'mare-alta', 'oficina-castro'],
] as const) {
  test(`${store} serves a file without a key, with its type, as immutable, and in the range that a player requests`, async ({
    sandbox,
  }) => {
    for (const [name, type] of Object.entries(types)) {
      const response = await fetch(`${sandbox.origin}${store}/${tenant}/${encodeURI(name)}`)
      expect(response.status, name).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'content-length': '1000',
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
      })
      expect(Buffer.from(await response.arrayBuffer()).equals(BYTES)).toBe(true)
    }
    for (const [range, status, contentRange, bytes] of [
      ['bytes=10-19', 206, 'bytes 10-19/1000', BYTES.subarray(10, 20)],
      ['bytes=990-', 206, 'bytes 990-999/1000', BYTES.subarray(990)],
      ['bytes=-10', 206, 'bytes 990-999/1000', BYTES.subarray(990)],
      ['bytes=1000-', 416, 'bytes */1000', Buffer.alloc(0)],
    ] as const) {
      const response = await fetch(`${sandbox.origin}${store}/${tenant}/v.mp4`, { headers: { range } })
      expect([response.status, response.headers.get('content-range')], range).toEqual([status, contentRange])
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes), range).toBe(true)
    }
  })

  test(`${store} answers an empty 404 for what is no file of the tenant, and no spelling of .. leaves its folder`, async ({
    sandbox,
  }) => {
    const get = (path: string) => rawRequest(sandbox.origin, { path: `${store}/${path}` })
    for (const path of [
      tenant,
      `${tenant}/none.jpg`,
      `${tenant}/a%20b`,
      `${tenant}/..%2f..%2fsecret.txt`,
      `${tenant}/..%5c..%5csecret.txt`,
      `${tenant}/x.jpg%00.png`,
      `${tenant}/%E0%A4%A`,
      `${otherTenant}/x.jpg`,
    ]) {
      const { status, body } = await get(path)
      expect([status, body.length], path).toEqual([404, 0])
    }
    for (const up of ['..', '%2e%2e', '.%2E']) {
      for (const path of [`${tenant}/${up}/${up}/secret.txt`, `${tenant}/${up}/${otherTenant}/x.jpg`]) {
        const { status, body } = await get(path)
        expect([401, 404], path).toContain(status)
        expect(String(body)).not.toContain('secret')
      }
    }
  })
}
