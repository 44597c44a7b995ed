import { createHmac } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { childrenOf, memoryOf } from '../figures/memory'
import { anotherAddress, post } from '../fixtures/posting'
import { fetchBytes } from '../fixtures/raw-request'
import { stagePlan } from '../fixtures/stages'
import { ports } from '../servers/ports'
import { startSandbox } from '../servers/sandbox'
import { movableClock, type RunningSite, startSite } from '../servers/site'
import { startStandIn } from '../servers/stand-in'

/* Tests with a file store that has one file for each kind of address, and a photograph for all others. */

const { key } = stagePlan('mare-alta')

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' }, limitInputPixels: false })

/** An SVG that takes librsvg minutes. */
const levels = Array.from({ length: 30 }, (_, n) => {
  const uses = `<use href="#a${n}"/>`.repeat(10)
  return `<g id="a${n + 1}">${uses}</g>`
})
const slowSvg = `<svg xmlns="http://www.w3.org/2000/svg"><defs><path id="a0" d="M0 0h9"/>${levels.join('')}</defs><use href="#a30"/></svg>`

/** Files by the end of their address. */
const files: Record<string, () => Buffer | Promise<Buffer>> = {
  'svg.svg': () => Buffer.from(slowSvg),
  'svg.jpg': () => Buffer.from(slowSvg),
  'bom.jpg': () => Buffer.from(`\ufeff${slowSvg}`),
  'prolog.jpg': () => Buffer.from(`<?xml version="1.0"?>\n<!-- ${'-x'.repeat(2_000)} -->${slowSvg}`),
  'space.jpg': () => Buffer.from(` \n\t\r\n${slowSvg}`),
  'packed.jpg': () => gzipSync(slowSvg),
  'none.jpg': () => Buffer.from('no picture'),
  'huge.avif': () => plain(7_000, 7_000).avif({ effort: 0 }).toBuffer(),
  'phone.avif': () => plain(4_000, 3_000).avif({ effort: 0 }).toBuffer(),
  'huge.webp': () => plain(7_000, 7_000).webp({ effort: 0, lossless: true }).toBuffer(),
  'scans.jpg': () => plain(12_000, 9_000).jpeg({ progressive: true }).toBuffer(),
  'lines.jpg': () => plain(12_000, 9_000).jpeg().toBuffer(),
  'panorama.jpg': () => plain(16_000, 3_900).jpeg().toBuffer(),
  'lines.png': () => plain(7_000, 7_000).png().toBuffer(),
  'half.jpg': async () => (await plain(4_000, 3_000).jpeg().toBuffer()).subarray(0, 20_000),
}

let site: RunningSite
let store: string
let stop: () => Promise<void>
/** The paths that were requested from the store. */
let requested: string[] = []
/** The maximum number of concurrent answers of the store. */
let maxConcurrent = 0
const made = new Map<string, Buffer>()
let isDown = false
/** Files of a store that caches them for a keptForAYear, although somebody may replace their bytes. */
const keptForAYear: Record<string, { headers: Record<string, string>; bytes: Buffer }> = {}

test.beforeAll(async () => {
  const picture = await plain(800, 600).jpeg().toBuffer()
  let open = 0
  const standIn = await startStandIn(async ({ url = '', headers }, response) => {
    requested.push(url)
    const kept = keptForAYear[url.slice(1)]
    if (kept) {
      const etag = kept.headers.etag
      if (etag && headers['if-none-match'] === etag) return void response.writeHead(304, kept.headers).end()
      return void response.writeHead(200, kept.headers).end(kept.bytes)
    }
    open += 1
    maxConcurrent = Math.max(maxConcurrent, open)
    const name = url.split(/[/?]/)[1] ?? ''
    if (files[name]) await makeFile(name)
    setTimeout(() => {
      open -= 1
      response.writeHead(isDown ? 500 : 200, { 'content-type': 'image/jpeg' }).end(made.get(name) ?? picture)
    }, 30)
  })
  store = standIn.origin
  const sandbox = await startSandbox({ port: ports.platform })
  site = await startSite('mare-alta', { ...movableClock, ASSET_ORIGINS: `${sandbox.origin},${store}` })
  stop = async () => {
    await site.stop()
    await sandbox.stop()
    standIn.stop()
  }
})

test.afterAll(() => stop())

async function makeFile(name: string): Promise<void> {
  const make = files[name]
  if (make && !made.has(name)) made.set(name, await make())
}

test.beforeEach(() => {
  requested = []
})

const address = (src: string, width = 640) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`
const resized = (name: string, width = 640, init: RequestInit = {}) =>
  fetch(site.origin + address(`${store}/${name}`, width), init)

/** Resized pictures on disk. */
function kept(): string[] {
  const folder = join(site.buildDir, 'cache/images')
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.part')) : []
}

/** Expects a compressed page, a page that nobody has visited, a stylesheet and a lead to be answered. */
async function expectService(firstVisited: string): Promise<void> {
  const { headers, body } = await fetchBytes(`${site.origin}/contactos`, { 'accept-encoding': 'gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  expect(body.length).toBeGreaterThan(1_000)
  expect((await fetch(site.origin + firstVisited)).status).toBe(200)
  const html = await (await fetch(site.origin)).text()
  const stylesheet = /\/_next\/static\/[^"]*\.css/.exec(html)?.[0] ?? ''
  expect((await (await fetch(site.origin + stylesheet)).text()).length).toBeGreaterThan(1_000)
  expect((await post({ origin: site.origin, from: anotherAddress() })).status).toBe(303)
}

test('an SVG or another file that is no picture is refused before it is decoded, and refused again without a download', {
  tag: '@all',
}, async () => {
  const notPictures = Object.keys(files).slice(0, 6)
  const answers = Promise.all(notPictures.map((name) => resized(name)))
  await expectService('/perguntas-frequentes')
  for (const { status, url } of await answers) expect(status, url).toBe(415)
  expect(childrenOf(site.processId)).toEqual([])
  expect(kept()).toEqual([])
  requested = []
  for (const name of notPictures) expect((await resized(name, 1200)).status).toBe(415)
  expect(requested).toEqual([])
})

test('a decoder that hangs delays no page, file or lead, and is replaced', {
  tag: '@all',
}, async () => {
  test.skip(process.platform !== 'linux', 'the decoder is found in /proc')
  test.setTimeout(120_000)
  expect((await resized('before.jpg')).status).toBe(200)
  const [decoder = 0] = childrenOf(site.processId)
  process.kill(decoder, 'SIGSTOP')
  const answered: number[] = []
  const waiting = Array.from({ length: 6 }, async (_, n) =>
    answered.push((await resized(`waits-${n}.jpg`)).status),
  )
  await expectService('/sobre')
  expect(answered).toEqual([])
  await Promise.all(waiting)
  expect(answered.toSorted()).toEqual([200, 200, 200, 200, 200, 415])
  expect(childrenOf(site.processId)).not.toContain(decoder)
})

test('a picture is resized with at most 300 MB of memory, or is refused', { tag: '@all' }, async () => {
  test.setTimeout(120_000)
  // The first picture loads the modules that fetch it.
  expect((await resized('first.jpg')).status).toBe(200)
  const idle = memoryOf(site.processId, 'now')
  for (const [name, status] of [
    ['huge.avif', 413],
    ['huge.webp', 413],
    ['scans.jpg', 413],
    ['none.jpg', 415],
    ['phone.avif', 200],
    ['lines.jpg', 200],
    ['panorama.jpg', 200],
    ['lines.png', 200],
    ['half.jpg', 200],
  ] as const) {
    // Files are created in advance, because the site does not wait long for a store.
    await makeFile(name)
    const answer = await resized(name, 1200, { headers: { accept: 'image/webp' } })
    expect(answer.status, name).toBe(status)
    if (status !== 200) continue
    const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(width, name).toBe(1200)
    if (process.platform !== 'linux') continue
    const [decoder] = childrenOf(site.processId)
    // A decoder that was stopped for its memory is gone.
    if (decoder) expect(memoryOf(decoder, 'peak'), name).toBeLessThan(300)
    // The server's own memory contains what its last pages left.
    expect(memoryOf(site.processId, 'now') - idle, name).toBeLessThan(50)
  }
})

test('an idle decoder ends, which frees its memory', { tag: '@all' }, async () => {
  test.skip(process.platform !== 'linux', 'the decoder is found in /proc')
  expect((await resized('last.jpg')).status).toBe(200)
  expect(childrenOf(site.processId)).toHaveLength(1)
  await expect.poll(() => childrenOf(site.processId), { timeout: 30_000 }).toEqual([])
})

test('a resized picture has an ETag, is kept on disk, and is shown while the store is down', {
  tag: '@all',
}, async () => {
  const first = await resized('down.jpg', 640, { headers: { accept: 'image/webp' } })
  const { etag, vary, 'cache-control': cacheControl, ...headers } = Object.fromEntries(first.headers)
  expect([vary, cacheControl]).toEqual(['Accept', 'public, max-age=3600, must-revalidate'])
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'attachment; filename="down.webp"',
    'content-security-policy': "script-src 'none'; frame-src 'none'; sandbox;",
    'x-content-type-options': 'nosniff',
  })
  const again = await resized('down.jpg', 640, {
    headers: { accept: 'image/webp', 'if-none-match': String(etag) },
  })
  expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
  const head = await resized('down.jpg', 640, { method: 'HEAD', headers: { accept: 'image/webp' } })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, headers['content-length']])
  expect(requested).toEqual(['/down.jpg'])
  const shown = async () => (await resized('down.jpg', 640, { headers: { accept: 'image/webp' } })).headers
  // The picture is fetched again, with the same result.
  await site.age(14_500)
  expect((await shown()).get('etag')).toBe(etag)
  await expect.poll(() => requested).toEqual(['/down.jpg', '/down.jpg'])
  isDown = true
  await site.age(14_500)
  expect((await shown()).get('etag')).toBe(etag)
  await expect.poll(() => requested).toHaveLength(3)
  await expect.poll(async () => (await shown()).get('cache-control')).toContain('max-age=60,')
  isDown = false
})

test('a file that is replaced under its name is shown within a day, also if the store says that it may be kept for a year', {
  tag: '@all',
}, async () => {
  const before = await plain(800, 600).jpeg().toBuffer()
  const after = await plain(800, 500).jpeg().toBuffer()
  const long = { 'cache-control': 'public, max-age=31536000' }
  Object.assign(keptForAYear, {
    'tagged.jpg': { headers: { ...long, etag: '"1"' }, bytes: before },
    'plain.jpg': { headers: long, bytes: before },
    'promised.jpg': { headers: { 'cache-control': `${long['cache-control']}, immutable` }, bytes: before },
  })
  const versions = async () => {
    const answers = await Promise.all(Object.keys(keptForAYear).map((name) => resized(name)))
    for (const { status, headers } of answers)
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=3600, must-revalidate'])
    return answers.map(({ headers }) => headers.get('etag'))
  }
  const first = await versions()
  expect(requested).toHaveLength(3)
  requested = []
  // The picture is fetched again, by version or completely, with the same result.
  await site.age(86_401)
  expect(await versions()).toEqual(first)
  await expect.poll(() => [...requested].sort()).toEqual(['/plain.jpg', '/tagged.jpg'])
  expect(await versions()).toEqual(first)
  for (const picture of Object.values(keptForAYear)) picture.bytes = after
  Object.assign(keptForAYear['tagged.jpg']?.headers ?? {}, { etag: '"2"' })
  expect(await versions()).toEqual(first)
  await site.age(86_401)
  await versions()
  await expect
    .poll(async () => (await versions()).map((etag, index) => etag === first[index]))
    .toEqual([false, false, true])
})

test('a picture has one variant for each width, and no other spelling of its address makes another', {
  tag: '@all',
}, async () => {
  const src = `${store}/a/barco.jpg`
  const ask = async (path: string) => {
    const answer = await fetch(site.origin + path, { headers: { accept: 'image/avif,image/webp,*/*' } })
    return { status: answer.status, type: answer.headers.get('content-type') }
  }
  const before = kept().length
  const widths = [96, 192, 288, 384, 640, 704, 828, 1200, 1920]
  for (const width of widths) {
    const type = width <= 828 ? 'image/avif' : 'image/webp'
    expect(await ask(address(src, width))).toEqual({ status: 200, type })
  }
  // `engine/tests/unit/pictures/picture-address.spec.ts` covers all spellings.
  for (const other of [address(`${src}?z=1`), address(src.replace('barco', 'b%61rco')), address(src, 101)])
    expect((await ask(other)).status, other).toBe(400)
  expect(kept().length - before).toBe(widths.length)
  expect(requested).toEqual(widths.map(() => '/a/barco.jpg'))
  // A query that is part of an address in the content is kept.
  const asInContent = `${src}?v=3`
  const pictureKey = createHmac('sha256', key).update('pictures').digest('hex')
  const mark = createHmac('sha256', pictureKey).update(asInContent).digest('base64url').slice(0, 16)
  expect((await ask(`${address(asInContent)}&k=${mark}`)).status).toBe(200)
  expect(requested.at(-1)).toBe('/a/barco.jpg?v=3')
  expect((await ask(`${address(`${asInContent}1`)}&k=${mark}`)).status).toBe(400)
})

test('a flood of pictures is resized in one process, with few downloads at once and one for each address', {
  tag: '@all',
}, async () => {
  maxConcurrent = 0
  const all = Array.from({ length: 30 }, (_, n) => resized(`flood-${n % 15}.jpg`))
  for (const answer of await Promise.all(all)) expect(answer.status).toBe(200)
  expect(maxConcurrent).toBeLessThanOrEqual(6)
  expect(requested).toHaveLength(15)
  if (process.platform === 'linux') expect(childrenOf(site.processId)).toHaveLength(1)
})
