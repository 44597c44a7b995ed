import { createHmac } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { memoryOf } from '../figures/memory'
import { stagePlan } from '../fixtures/stages'
import type { RunningSite } from '../servers/site'
import { startStandIn } from '../servers/stand-in'
import { test as base, expect } from './fresh-site'

const { key } = stagePlan('mare-alta')

const counter = pathToFileURL(join(import.meta.dirname, '../servers/count-resizes.mjs')).href

interface Store {
  origin: string
  /** The paths that were asked for. */
  asked: string[]
  /** How many answers were under way at once, at most. */
  mostAtOnce: number
  /** The first answers wait until so many are under way: how soon they come together is up to the machine. */
  awaited: number
}

/** A store of files that has the same picture under every address, and a huge one. */
const test = base.extend<{ store: Store }>({
  store: async ({ baseURL: _ }, use) => {
    const picture = await plain(800, 600).jpeg().toBuffer()
    const huge = plain(7_200, 7_200).png()
    let waiting: (() => Promise<void>)[] = []
    let open = 0
    const { origin, stop } = await startStandIn(({ url = '' }, response) => {
      store.asked.push(url)
      open += 1
      store.mostAtOnce = Math.max(store.mostAtOnce, open)
      waiting.push(async () => {
        open -= 1
        response.end(url.includes('huge') ? await huge.toBuffer() : picture)
      })
      if (store.mostAtOnce < store.awaited) return
      for (const answer of waiting) setTimeout(answer, 30)
      waiting = []
    })
    const store: Store = { origin, asked: [], mostAtOnce: 0, awaited: 1 }
    await use(store)
    stop()
  },
  variables: async ({ sandbox, store }, use) =>
    use({ ASSET_ORIGINS: `${sandbox.origin},${store.origin}`, NODE_OPTIONS: `--import ${counter}` }),
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })

const address = (src: string, width = 640) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`

function kept({ buildDir }: RunningSite): number {
  const folder = join(buildDir, 'cache/images')
  return existsSync(folder) ? readdirSync(folder).length : 0
}

test('one picture has as many variants as widths, however its address is written', { tag: '@all' }, async ({
  site,
  store,
}) => {
  const src = `${store.origin}/a/barco.jpg`
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
  expect(kept(site)).toBe(widths.length)
  expect(store.asked).toEqual(widths.map(() => '/a/barco.jpg'))
  // A query that is part of an address in the content stays.
  const asInContent = `${src}?v=3`
  const pictureKey = createHmac('sha256', key).update('pictures').digest('hex')
  const mark = createHmac('sha256', pictureKey).update(asInContent).digest('base64url').slice(0, 16)
  expect((await ask(`${address(asInContent)}&k=${mark}`)).status).toBe(200)
  expect(store.asked.at(-1)).toBe('/a/barco.jpg?v=3')
  expect((await ask(`${address(`${asInContent}1`)}&k=${mark}`)).status).toBe(400)
})

test('a picture beyond 50 megapixels is refused, and not unfolded', { tag: '@all' }, async ({
  site,
  store,
}) => {
  await (await fetch(site.origin)).text()
  const before = memoryOf(site.processId, 'peak')
  for (const width of [96, 1920]) {
    expect((await fetch(site.origin + address(`${store.origin}/huge.png`, width))).status).toBe(413)
  }
  expect(kept(site)).toBe(0)
  if (process.platform === 'linux') expect(memoryOf(site.processId, 'peak') - before).toBeLessThan(60)
})

test('a flood of pictures is worked off a few at a time', { tag: '@all' }, async ({ site, store }) => {
  store.awaited = 2
  const all = Array.from({ length: 60 }, (_, n) => fetch(site.origin + address(`${store.origin}/${n}.jpg`)))
  for (const answer of await Promise.all(all)) expect(answer.status).toBe(200)
  expect(store.mostAtOnce).toBeGreaterThan(1)
  expect(store.mostAtOnce).toBeLessThanOrEqual(6)
  const resizes = [...site.log().matchAll(/\[resizes\] at once: (\d+)/g)].map(([, count]) => Number(count))
  expect(Math.max(...resizes)).toBeGreaterThan(0)
  expect(Math.max(...resizes)).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1))
})

test('the file of a picture is nobody else’s to ask for', { tag: '@all' }, async ({ site, store }) => {
  const path = `/api/picture/barco.jpg?src=${encodeURIComponent(`${store.origin}/barco.jpg`)}`
  expect((await fetch(site.origin + path)).status).toBe(404)
  expect((await fetch(site.origin + address(site.origin + path))).status).toBe(400)
  expect(store.asked).toEqual([])
})
