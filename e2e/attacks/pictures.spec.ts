import { createHmac } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { memoryOf } from '../figures/memory'
import { stagePlan } from '../fixtures/stages'
import { ports } from '../servers/ports'
import { startSandbox } from '../servers/sandbox'
import { type RunningSite, startSite } from '../servers/site'
import { startStandIn } from '../servers/stand-in'

/* Pictures of a store that has the same one under every address, and a huge one. */

const { key } = stagePlan('mare-alta')

const counter = pathToFileURL(join(import.meta.dirname, '../servers/count-resizes.mjs')).href

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })

let site: RunningSite
let store: string
let stop: () => Promise<void>
/** The paths that were asked for. */
let asked: string[] = []
/** How many answers of the store were under way at once, at most. */
let mostAtOnce = 0

test.beforeAll(async () => {
  const picture = await plain(800, 600).jpeg().toBuffer()
  const huge = await plain(7_200, 7_200).png().toBuffer()
  let open = 0
  const standIn = await startStandIn(({ url = '' }, response) => {
    asked.push(url)
    open += 1
    mostAtOnce = Math.max(mostAtOnce, open)
    setTimeout(() => {
      open -= 1
      response.end(url.includes('huge') ? huge : picture)
    }, 30)
  })
  store = standIn.origin
  const sandbox = await startSandbox({ port: ports.platform })
  const variables = {
    ASSET_ORIGINS: `${sandbox.origin},${store}`,
    NODE_OPTIONS: `--import ${counter}`,
  }
  site = await startSite('mare-alta', variables)
  stop = async () => {
    await site.stop()
    await sandbox.stop()
    standIn.stop()
  }
})

test.afterAll(() => stop())

test.beforeEach(() => {
  asked = []
})

const address = (src: string, width = 640) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`

function kept(): number {
  const folder = join(site.buildDir, 'cache/images')
  return existsSync(folder) ? readdirSync(folder).length : 0
}

test('a picture beyond 50 megapixels is refused, and not unfolded', { tag: '@all' }, async () => {
  await (await fetch(site.origin)).text()
  const before = memoryOf(site.processId, 'peak')
  for (const width of [96, 1920])
    expect((await fetch(site.origin + address(`${store}/huge.png`, width))).status).toBe(413)
  expect(kept()).toBe(0)
  if (process.platform === 'linux') expect(memoryOf(site.processId, 'peak') - before).toBeLessThan(60)
})

test('one picture has as many variants as widths, however its address is written', {
  tag: '@all',
}, async () => {
  const src = `${store}/a/barco.jpg`
  const ask = async (path: string) => {
    const answer = await fetch(site.origin + path, { headers: { accept: 'image/avif,image/webp,*/*' } })
    return { status: answer.status, type: answer.headers.get('content-type') }
  }
  const widths = [96, 192, 288, 384, 640, 704, 828, 1200, 1920]
  for (const width of widths) {
    const type = width <= 828 ? 'image/avif' : 'image/webp'
    expect(await ask(address(src, width))).toEqual({ status: 200, type })
  }
  // `e2e/unit/look/picture-address.spec.ts` has every way to write it.
  for (const other of [address(`${src}?z=1`), address(src.replace('barco', 'b%61rco')), address(src, 101)])
    expect((await ask(other)).status, other).toBe(400)
  expect(kept()).toBe(widths.length)
  expect(asked).toEqual(widths.map(() => '/a/barco.jpg'))
  // A query that is part of an address in the content stays.
  const asInContent = `${src}?v=3`
  const pictureKey = createHmac('sha256', key).update('pictures').digest('hex')
  const mark = createHmac('sha256', pictureKey).update(asInContent).digest('base64url').slice(0, 16)
  expect((await ask(`${address(asInContent)}&k=${mark}`)).status).toBe(200)
  expect(asked.at(-1)).toBe('/a/barco.jpg?v=3')
  expect((await ask(`${address(`${asInContent}1`)}&k=${mark}`)).status).toBe(400)
})

test('the file of a picture is nobody else’s to ask for', { tag: '@all' }, async () => {
  const path = `/api/picture/barco.jpg?src=${encodeURIComponent(`${store}/barco.jpg`)}`
  expect((await fetch(site.origin + path)).status).toBe(404)
  expect((await fetch(site.origin + address(site.origin + path))).status).toBe(400)
  expect(asked).toEqual([])
})

test('a flood of pictures is worked off a few at a time', { tag: '@all' }, async () => {
  const all = Array.from({ length: 30 }, (_, n) => fetch(site.origin + address(`${store}/${n}.jpg`)))
  for (const answer of await Promise.all(all)) expect(answer.status).toBe(200)
  expect(mostAtOnce).toBeLessThanOrEqual(6)
  const resizes = [...site.log().matchAll(/\[resizes\] at once: (\d+)/g)].map(([, count]) => Number(count))
  expect(Math.max(...resizes)).toBeGreaterThan(0)
  expect(Math.max(...resizes)).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1))
})
