import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { rawRequest } from '../fixtures/raw-request'
import { type Sandbox, startSandbox } from '../servers/sandbox'
import { contentFolder, temporaryFolder } from './support/folders'

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
const outside = temporaryFolder()
const assets = join(outside, 'assets')
let sandbox: Sandbox

test.beforeAll(async () => {
  writeFileSync(join(outside, 'secret.txt'), 'secret')
  for (const tenant of ['mare-alta', 'oficina-castro', 'nobody']) {
    mkdirSync(join(assets, tenant, 'a b'), { recursive: true })
    for (const name of ['v.mp4', 'x.jpg', 'x.pdf', 'x.bin', '.hidden', 'a b/ção.jpg'])
      writeFileSync(join(assets, tenant, name), BYTES)
    symlinkSync(join(outside, 'secret.txt'), join(assets, tenant, 'link.txt'))
    symlinkSync(outside, join(assets, tenant, 'up'))
  }
  writeFileSync(join(assets, 'x.jpg'), BYTES)
  sandbox = await startSandbox({ content: contentFolder(), assets })
})
test.afterAll(() => sandbox.stop())

/** The asset endpoint of 4.1.0, and the store behind the absolute addresses of 6.3.0. */
const STORES = [
  { store: '/api/v1/assets', own: 'oficina-castro', other: 'mare-alta' },
  { store: '/files', own: 'mare-alta', other: 'oficina-castro' },
]

for (const { store, own, other } of STORES) {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${sandbox.origin}${store}/${path}`, { method, headers })

  test(`${store}: the file without a key, with its type and for ever`, async () => {
    const types = {
      'v.mp4': 'video/mp4',
      'x.jpg': 'image/jpeg',
      'x.pdf': 'application/pdf',
      'x.bin': 'application/octet-stream',
      'a%20b/%C3%A7%C3%A3o.jpg': 'image/jpeg',
    }
    for (const [name, type] of Object.entries(types)) {
      const response = await get(`${own}/${name}`)
      expect(response.status, name).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'content-length': '1000',
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        etag: expect.stringMatching(/^".+"$/),
        'last-modified': expect.stringMatching(/GMT$/),
      })
      expect(Buffer.from(await response.arrayBuffer()).equals(BYTES)).toBe(true)
    }
  })

  test(`${store}: HEAD tells the same without the bytes; other methods are 405`, async () => {
    const [whole, head] = [
      await get(`${own}/v.mp4`),
      await get(`${own}/v.mp4`, { range: 'bytes=0-9' }, 'HEAD'),
    ]
    expect(head.status).toBe(200)
    for (const name of ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control']) {
      expect(head.headers.get(name), name).toBe(whole.headers.get(name))
    }
    expect((await get(`${own}/v.mp4`, {}, 'POST')).status).toBe(405)
  })

  const RANGES: [range: string, status: number, start: number, end: number][] = [
    ['bytes=10-19', 206, 10, 19],
    ['bytes=990-', 206, 990, 999],
    ['bytes=-10', 206, 990, 999],
    ['bytes=1000-', 416, 0, 0],
    ['bytes=20-10', 200, 0, 999],
    ['bytes=0-1,5-6', 200, 0, 999],
  ]
  for (const [range, status, start, end] of RANGES) {
    test(`${store}: Range ${range} is ${status}`, async () => {
      const response = await get(`${own}/v.mp4`, { range })
      expect(response.status).toBe(status)
      const contentRange = { 200: null, 206: `bytes ${start}-${end}/1000`, 416: 'bytes */1000' }[status]
      expect(response.headers.get('content-range')).toBe(contentRange)
      const expected = status === 416 ? Buffer.alloc(0) : BYTES.subarray(start, end + 1)
      expect(Buffer.from(await response.arrayBuffer()).equals(expected)).toBe(true)
    })
  }

  test(`${store}: a copy that is still good is not sent again`, async () => {
    const { headers } = await get(`${own}/x.jpg`)
    const etag = headers.get('etag') ?? ''
    const cases: [Record<string, string>, number][] = [
      [{ 'if-none-match': etag }, 304],
      [{ 'if-none-match': `"other", W/${etag}` }, 304],
      [{ 'if-none-match': '"other"' }, 200],
      [{ 'if-modified-since': headers.get('last-modified') ?? '' }, 304],
      [{ 'if-range': etag, range: 'bytes=0-9' }, 206],
      [{ 'if-range': '"other"', range: 'bytes=0-9' }, 200],
    ]
    for (const [conditions, status] of cases) {
      const response = await get(`${own}/x.jpg`, conditions)
      expect(response.status, JSON.stringify(conditions)).toBe(status)
      expect(response.headers.get('etag')).toBe(etag)
      await response.arrayBuffer()
    }
  })

  const ABSENT = [
    own,
    `${own}/none.jpg`,
    `${own}/a%20b`,
    `${own}/.hidden`,
    `${own}/link.txt`,
    `${own}/up/assets/${other}/x.jpg`,
    `${own}//x.jpg`,
    `${own}/..%2f..%2fsecret.txt`,
    `${own}/..%5c..%5csecret.txt`,
    `${own}/x.jpg%00.png`,
    `${own}/%E0%A4%A`,
    `%2fetc/passwd`,
    `${other}/x.jpg`,
  ]
  for (const path of ABSENT) {
    test(`${store}: "${path}" is 404, empty`, async () => {
      const answer = await rawRequest(sandbox.origin, { path: `${store}/${path}` })
      expect(answer).toMatchObject({ status: 404, body: '' })
    })
  }

  test(`${store}: dot segments lead to another address, not to another folder`, async () => {
    for (const up of ['..', '%2e%2e', '.%2E']) {
      for (const path of [
        `${own}/${up}/${up}/secret.txt`,
        `${own}/${up}/${other}/x.jpg`,
        `${up}/${up}/secret.txt`,
      ]) {
        const { status, body } = await rawRequest(sandbox.origin, { path: `${store}/${path}` })
        expect([401, 404], path).toContain(status)
        expect(body.length).toBeLessThan(100)
        expect(body).not.toContain('secret')
      }
    }
  })

  test(`${store}: a backslash in the address is refused`, async () => {
    const { status, body } = await rawRequest(sandbox.origin, { path: `${store}/${own}\\..\\..\\secret.txt` })
    expect({ status, body }).toEqual({ status: 400, body: '' })
  })
}
