import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import type { PageValue } from '../../../../src/next/page-cache/cached-page'
import { type PageRequest, PageStore } from '../../../../src/next/page-cache/page-store'
import { endRender } from '../../../../src/next/page-cache/renders'
import { StoredPage } from '../../../../src/next/page-cache/stored-page'

const MB = 1_000_000

/** A store for a site whose content is an object that the test replaces. */
function storeOf(maxBytes = 100 * MB) {
  const site = { content: {} as object | undefined, isOutdated: false, judged: 0 }
  const store = new PageStore({
    environmentId: 'test',
    maxBytes,
    htmlToSend: (html) => html.replace('<script></script>', ''),
    content: () => site.content,
    judge: async () => {
      site.judged += 1
      return { isOutdated: site.isOutdated, by: site.content }
    },
  })
  const get = async (key: string, request: PageRequest = { isFlight: false }) => {
    let value: unknown
    await store.watch(request, async () => {
      value = (await store.get(key, async () => null))?.value
    })
    return value as PageValue | undefined
  }
  /** Renders a page, and sends it as Next.js does. */
  const show = async (key: string, value = pageOf(key)) => {
    const request: PageRequest = { isFlight: false }
    await store.watch(request, () => store.set(key, value, { revalidate: 300 }))
    const sent = { url: key, headers: [], headerBytes: 0, contentType: 'text/html' }
    if (request.page) store.keepSent(request.page, sent)
    return request.page
  }
  /** Whether Next.js does not have to render the page. */
  const isKept = async (key: string) => {
    const value = await get(key)
    endRender(key)
    return value !== undefined
  }
  return { site, store, get, isKept, show }
}

/** A page of 30 KB with uniquely ordered words, and as much data for Next.js' own requests. */
function pageOf(name: string, tags = `page.${name}`): PageValue {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2_147_483_647, 7)
  const words: string[] = []
  for (let length = 0; length < 30_000; length += 9) {
    seed = (seed * 48_271) % 2_147_483_647
    words.push(`palavra${(seed % 2_000).toString(36)}`)
  }
  const text = words.join(' ').slice(0, 30_000)
  return {
    kind: 'APP_PAGE',
    html: `<h1>${name}</h1><script></script>${text}`,
    rscData: Buffer.from(`1:${text}`),
    segmentData: new Map([['/_tree', Buffer.from(name)]]),
    headers: { 'x-next-cache-tags': tags },
    status: 200,
  }
}

test('1,200 pages of 30 KB, shown once, are all there at the second request, in 100 MB', {
  tag: '@all',
}, async () => {
  const { store, get, show } = storeOf()
  const keys = Array.from({ length: 1_200 }, (_, n) => `/blog/artigo-${n}`)
  for (const key of keys) await show(key)
  for (const key of keys) {
    const page = store.sentAt(key)
    expect(page && (await store.judge(page)), key).toBe(true)
  }
  // The answer to one of Next.js' own requests.
  const last = keys.at(-1) ?? ''
  await expect.poll(() => store.sentAt(last)?.brotli).toBeDefined()
  await show(last)
  const { html, rscData, segmentData } = (await get(last)) ?? {}
  expect(html).toBe(pageOf(last).html.replace('<script></script>', ''))
  expect(rscData?.equals(pageOf(last).rscData ?? Buffer.alloc(0))).toBe(true)
  expect(String(segmentData?.get('/_tree'))).toBe(last)
})

test('many renders at once are kept, each compressed', async () => {
  const { store, get } = storeOf()
  const keys = Array.from({ length: 200 }, (_, n) => `/p${n}`)
  await Promise.all(keys.map((key) => store.set(key, pageOf(key), { revalidate: 300 })))
  const last = keys.at(-1) ?? ''
  expect((await get(last))?.html).toContain('<h1>/p199</h1>')
  expect((await get(last, { isFlight: true }))?.rscData).toBeDefined()
})

test('a page that is stored again without parts does not keep the old parts', async () => {
  const { store, get, show } = storeOf()
  const page = await show('/sobre')
  await expect.poll(() => page?.brotli).toBeDefined()
  const { rscData: _, ...changed } = pageOf('/sobre', 'page./sobre')
  await store.set(
    '/sobre',
    { ...changed, html: '<h1>Novo</h1>', segmentData: undefined },
    { revalidate: 300 },
  )
  expect((await get('/sobre'))?.html).toBe('<h1>Novo</h1>')
  expect(await get('/sobre', { isFlight: true })).toBeUndefined()
})

test('the pages that were asked for last stay when the memory is full', async () => {
  const { store, get, show } = storeOf(0.4 * MB)
  for (let n = 1; n <= 100; n += 1) {
    await show(`/p${n}`)
    const first = store.sentAt('/p1')
    if (first) await store.judge(first)
  }
  expect([store.sentAt('/p1'), store.sentAt('/p100')].map(Boolean)).toEqual([true, true])
  expect(store.sentAt('/p2')).toBeUndefined()
  expect(await get('/p2')).toBeUndefined()
})

test('a page whose parts had no room is shown, and rendered again only for a request of a part', {
  tag: '@all',
}, async () => {
  const { get, show } = storeOf(0.6 * MB)
  for (let n = 1; n <= 30; n += 1) {
    const page = await show(`/p${n}`)
    await expect.poll(() => page?.brotli).toBeDefined()
  }
  expect((await get('/p30', { isFlight: true }))?.rscData).toBeDefined()
  expect((await get('/p1'))?.rscData).toBeUndefined()
  expect((await get('/p1'))?.html).toContain('<h1>/p1</h1>')
  expect(await get('/p1', { isFlight: true })).toBeUndefined()
})

test('a page is compared again when the content changes, and dropped when it shows something else', async () => {
  const { site, store, get, show } = storeOf()
  const page = await show('/sobre')
  if (!page) throw new Error('not stored')
  expect(store.isJudged(page)).toBe(false)
  expect(await store.judge(page)).toBe(true)
  expect(store.isJudged(page)).toBe(true)
  site.content = {}
  expect(store.isJudged(page)).toBe(false)
  expect(await store.judge(page)).toBe(true)
  expect([store.isJudged(page), site.judged]).toEqual([true, 2])
  site.content = {}
  site.isOutdated = true
  expect([await store.judge(page), store.isJudged(page)]).toEqual([false, false])
  expect(await get('/sobre')).toBeUndefined()
})

test('a page past its age is not sent without Next.js', async () => {
  const { store } = storeOf()
  const request: PageRequest = { isFlight: false }
  await store.watch(request, () => store.set('/a', pageOf('/a'), { revalidate: 0 }))
  if (!request.page) throw new Error('not stored')
  expect(await store.judge(request.page)).toBe(true)
  expect(store.isJudged(request.page)).toBe(false)
})

test('no page counts as judged while a read is awaited, and a revalidated tag drops the pages that bear it', async () => {
  const { site, store, get, show } = storeOf()
  for (const key of ['/a', '/b', '/c']) await show(key)
  const other = store.sentAt('/c')
  if (!other) throw new Error('not stored')
  await store.judge(other)
  expect(store.isJudged(other)).toBe(true)
  const { content } = site
  site.content = undefined
  expect(store.isJudged(other)).toBe(false)
  site.content = content
  expect(store.isJudged(other)).toBe(true)
  store.drop(['page./a'], true)
  expect([store.sentAt('/a'), await get('/a')]).toEqual([undefined, undefined])
  // Next.js shows the page once more, and renders it in the background.
  store.drop(['page./b'], false)
  expect(store.sentAt('/b')).toBeUndefined()
  expect((await get('/b'))?.status).toBe(200)
})

test('a page that cannot be compressed is sent as it is, and holds up no other', async () => {
  const { get, show } = storeOf()
  const { compress } = StoredPage.prototype
  StoredPage.prototype.compress = () => Promise.reject(new Error('no memory'))
  const bad = await show('/a')
  StoredPage.prototype.compress = compress
  const good = await show('/b')
  expect(good?.brotli).toBeDefined()
  expect(bad?.brotli).toBeUndefined()
  expect((await get('/a'))?.html).toContain('<h1>/a</h1>')
})

test('a page is compressed once, also when it is rendered again as it was', async () => {
  const { store, show } = storeOf()
  const first = await show('/a')
  await expect.poll(() => first?.brotli).toBeDefined()
  const again = await show('/a')
  expect([again?.etag, again?.brotli === first?.brotli]).toEqual([first?.etag, true])
  if (!again) throw new Error('not stored')
  for (const [encoding, decoded] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    [undefined, (body: Buffer) => body],
  ] as const) {
    const body = (await store.body(again, encoding)) ?? Buffer.alloc(0)
    expect(String(decoded(body))).toContain('<h1>/a</h1>palavra')
  }
})

test('a page that is tagged as missing gets the status 404, and the answer of a route is stored as it is', async () => {
  const { store, get } = storeOf()
  const missing = pageOf('/nada', 'answer.404')
  await store.set('/nada', missing, { revalidate: 300 })
  expect([missing.status, (await get('/nada'))?.status]).toEqual([404, 404])
  const route = { kind: 'APP_ROUTE', body: Buffer.from('a'), headers: {}, status: 200 } as const
  await store.set('/feed.xml', route, { revalidate: 300 })
  expect((await store.get('/feed.xml', async () => null))?.value).toBe(route)
})

const route = (status: number, bytes = 0) =>
  ({ kind: 'APP_ROUTE', body: Buffer.alloc(bytes), headers: {}, status }) as const

test('addresses that anybody can make up stay in a small part of the memory, and push no page out', async () => {
  const { store, isKept, show } = storeOf(4 * MB)
  for (let n = 1; n <= 100; n += 1) await show(`/p${n}`)
  await store.set('/og/p1', route(200, 40_000), { revalidate: 300 })
  const long = 'x'.repeat(1_900)
  for (let n = 1; n <= 3_000; n += 1) {
    await store.set(`/og/x${n}`, route(404), { revalidate: 300 })
    await store.set(`/${long}${n}`, { ...route(404), headers: { location: long } }, { revalidate: 300 })
    if (n <= 100) await store.set(`/q${n}`, { ...pageOf(`/q${n}`), status: 307 }, { revalidate: 300 })
    if (n <= 100) await store.set(`/x${n}`, pageOf(`/x${n}`, 'answer.404'), { revalidate: 300 })
  }
  const gone: string[] = []
  for (let n = 1; n <= 100; n += 1) if (!(await isKept(`/p${n}`))) gone.push(`/p${n}`)
  expect([gone, await isKept('/og/p1')]).toEqual([[], true])
  const count = async (begin: string) => {
    let kept = 0
    for (let n = 1; n <= 3_000; n += 1) if (await isKept(`${begin}${n}`)) kept += 1
    return kept
  }
  // 160 KB, of which each page takes 1 KB plus its texts.
  expect(await count('/og/x')).toBeLessThan(133)
  expect(await count(`/${long}`)).toBeLessThan(25)
})

test('an entry that is larger than its part is not kept, and leaves the others where they are', async () => {
  const { store, isKept, show } = storeOf(1 * MB)
  for (const key of ['/a', '/b']) await show(key)
  await store.set('/og/a', route(200, 30_000), { revalidate: 300 })
  await store.set('/og/b', route(200, 90_000), { revalidate: 300 })
  await show('/small-before')
  await show('/small-before', { ...pageOf('/a'), html: randomBytes(900_000).toString('base64') })
  expect(store.sentAt('/small-before')).toBeUndefined()
  const kept: string[] = []
  for (const key of ['/a', '/b', '/og/a', '/og/b', '/small-before']) if (await isKept(key)) kept.push(key)
  expect(kept).toEqual(['/a', '/b', '/og/a'])
})

test('pages count with their compressed size, however fast they come', async () => {
  const { store, isKept } = storeOf(4 * MB)
  const keys = Array.from({ length: 200 }, (_, n) => `/p${n}`)
  await Promise.all(keys.map((key) => store.set(key, pageOf(key), { revalidate: 300 })))
  const gone: string[] = []
  for (const key of keys) if (!(await isKept(key))) gone.push(key)
  expect(gone).toEqual([])
})

test('a stored page is changed in place, so that Next.js sends it without its scripts after the first render too', async () => {
  const { store } = storeOf()
  const rendered = pageOf('/a')
  await store.set('/a', rendered, { revalidate: 300 })
  expect(rendered.html).not.toContain('<script>')
})
