import type { ServerResponse } from 'node:http'
import { expect } from '@playwright/test'
import { patience } from '../fixtures/patience'
import { fetchBytes } from '../fixtures/raw-request'
import { nginx } from '../servers/nginx'
import { test } from '../servers/stand-ins'
import { keptOf, keptState, stateOf } from './kept'

test.skip(nginx === undefined, 'nginx is not here')

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))

test('visitors at the same time cause one request, also when the page has expired', async ({ standIns }) => {
  const { origin, behave, requestCount } = standIns
  const waiting: ServerResponse[] = []
  behave((_, response) => waiting.push(response))
  const answer = () => {
    for (const response of waiting.splice(0)) response.end('page')
  }
  const seen: (string | null)[] = []
  const crowd = () =>
    Promise.all(Array.from({ length: 30 }, async () => seen.push(await stateOf(`${origin}/crowd`))))
  const first = crowd()
  await expect.poll(requestCount).toBe(1)
  // The delay lets the other requests arrive; later ones find the page.
  await sleep(300)
  answer()
  await first
  expect(requestCount()).toBe(1)
  await sleep(2_100)
  seen.length = 0
  const expired = crowd()
  await expect.poll(() => seen).toEqual(Array(29).fill('UPDATING'))
  await expect.poll(requestCount).toBe(2)
  answer()
  await expired
  expect(requestCount()).toBe(2)
})

test('pages and permanent redirects are kept for less than 2 s', async ({ standIns }) => {
  const { origin, behave } = standIns
  const addresses = [200, 301, 308].map((status) => `${origin}/${status}`)
  behave((request, response) => response.writeHead(Number(request.url?.slice(1))).end())
  const visits = () => Promise.all(addresses.map((address) => stateOf(address)))
  expect(await visits()).toEqual(Array(3).fill('MISS'))
  expect((await visits()).map(keptState)).toEqual(Array(3).fill('kept'))
  await sleep(2_100)
  expect(await visits()).toEqual(Array(3).fill('EXPIRED'))
})

test('a private answer, an error and a temporary redirect are not kept', async ({ standIns }) => {
  const { origin, behave } = standIns
  for (const [status, headers] of [
    [200, { 'set-cookie': 'a=b' }],
    [200, { 'cache-control': 'private, max-age=60' }],
    [200, { 'cache-control': 'no-store' }],
    [307, { location: '/' }],
    [500, {}],
    [429, {}],
    [404, {}],
  ] as const) {
    behave((_, response) => response.writeHead(status, headers).end())
    for (const _ of [1, 2, 3])
      expect(await stateOf(`${origin}/not-kept-${status}`), JSON.stringify([status, headers])).toBe('MISS')
  }
})

test('a picture with its version in the address is immutable for browsers', async ({ standIns }) => {
  const { origin, behave } = standIns
  const cacheControl = (url = '') =>
    url.includes('?v=') ? 'public, max-age=31536000, immutable' : 'public, max-age=0'
  behave(({ url }, response) => response.writeHead(200, { 'cache-control': cacheControl(url) }).end('svg'))
  for (const path of ['/logo.svg?v=cafe0123', '/logo.svg', '/logo.svg?v=cafe0123', '/logo.svg'])
    expect((await fetch(origin + path)).headers.get('cache-control'), path).toBe(cacheControl(path))
})

test('a page of search results is not kept', async ({ standIns: { origin, behave, requestCount } }) => {
  behave((request, response) => response.end(request.url))
  for (const question of ['casa', 'casa', 'piano']) {
    const answer = await fetch(`${origin}/pesquisa?q=${question}&em=artigos`)
    expect(await answer.text()).toBe(`/pesquisa?q=${question}&em=artigos`)
    expect(answer.headers.get('x-cache')).toBe('BYPASS')
  }
  expect(requestCount()).toBe(3)
})

test('a query is part of the key of the cache only if it selects a page', async ({ standIns }) => {
  const { origin, a, b } = standIns
  const passedOn = () => {
    const urls = [...a.requests, ...b.requests].map(({ url = '' }) => url)
    return [...new Set(urls.filter((url) => /^\/o(?:rcamento|brigado)/.test(url)))]
  }
  expect(await keptOf(`${origin}/robots.txt?n=1`)).toBe('MISS')
  for (const query of ['', '?', '?n=2', '?utm_source=x&gclid=y', '?servico=x']) {
    expect(await keptOf(`${origin}/robots.txt${query}`), query).toBe('kept')
  }
  for (const [query, kept] of [
    ['?servico=a', 'MISS'],
    ['?utm_source=x&servico=a&n=1', 'kept'],
    ['?servico=b', 'MISS'],
    ['?servico=b&servico=a', 'kept'],
    ['?servico=%61', 'MISS'],
    ['?servico=Ac%CC%A7.a&n=1', 'MISS'],
    ['?%73ervico=a', 'kept'],
    ['', 'kept'],
  ]) {
    expect(await keptOf(`${origin}/orcamento${query}`), query).toBe(kept)
  }
  for (const [query, kept] of [
    ['?gclid=y', 'MISS'],
    ['?servico=-', 'MISS'],
    ['?servico=a', 'MISS'],
    ['?servico=a&gclid=y', 'kept'],
    ['', 'kept'],
  ]) {
    expect(await keptOf(`${origin}/obrigado${query}`), query).toBe(kept)
  }
  const thanks = ['-', 'a'].map((slug) => `/obrigado?servico=${slug}`)
  const forms = ['Ac%CC%A7.a', 'a', 'b'].map((slug) => `/orcamento?servico=${slug}`)
  expect(passedOn().sort()).toEqual(['/obrigado', ...thanks, '/orcamento', ...forms])
})

test('a redirect of an address with a query is not kept', async ({ standIns }) => {
  const { origin, behave } = standIns
  behave(({ url = '' }, response) => response.writeHead(308, { location: `/to${url}` }).end())
  for (const query of ['?id=1', '?id=2', '?id=1']) {
    const answer = await fetch(`${origin}/index.php${query}`, { redirect: 'manual' })
    expect([answer.headers.get('x-cache'), answer.headers.get('location')]).toEqual([
      'MISS',
      `/to/index.php${query}`,
    ])
  }
})

test('an unusual spelling of an address is passed on and not kept', async ({ standIns: { origin } }) => {
  for (const path of [
    '/%73obre',
    '/servicos/%6Dudancas',
    '/sobre/',
    '//sobre',
    '/sobre%2Dnos',
    '/cami%c3%a3o',
  ]) {
    for (const _ of [1, 2]) {
      expect((await fetchBytes(`${origin}${path}`)).headers['x-cache'], path).toBe('BYPASS')
    }
  }
  for (const path of ['/cami%C3%A3o', '/a%20b', '/a%20a%C3%A7f']) {
    await keptOf(`${origin}${path}`)
    expect(await keptOf(`${origin}${path}`), path).toBe('kept')
  }
})

test('only GET and HEAD of pages are kept', async ({ standIns: { origin } }) => {
  await keptOf(`${origin}/kept`)
  expect(await keptOf(`${origin}/kept`, { method: 'HEAD' })).toBe('kept')
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    expect(await keptOf(`${origin}/kept`, { method }), method).toBeNull()
  }
  for (const path of ['/api/anything', '/%61pi/anything', '/a/../api/anything', '//api/anything']) {
    const { headers } = await fetchBytes(`${origin}${path}`)
    expect(headers['x-cache'], path).toBeUndefined()
  }
})

test('requests of Next.js for a part of a page bypass the cache', async ({ standIns: { origin } }) => {
  await keptOf(`${origin}/parts`)
  const names = ['router-state-tree', 'router-prefetch', 'router-segment-prefetch', 'url']
  for (const header of names.map((name) => `next-${name}`)) {
    for (const value of ['1', '0']) {
      for (const rsc of [{}, { rsc: '1' }]) {
        const headers = { [header]: value, ...rsc }
        expect(await keptOf(`${origin}/parts`, { headers }), JSON.stringify(headers)).toBe('BYPASS')
      }
    }
  }
})

test('the data of a whole page is kept apart from the page, and no other data is kept', async ({
  standIns: { origin },
}) => {
  const kept = (query: string, rsc: string) => keptOf(`${origin}/data${query}`, { headers: { rsc } })
  await keptOf(`${origin}/data`)
  expect(await kept('?_rsc=', '1')).toBe('MISS')
  expect(await kept('?_rsc=', '1')).toBe('kept')
  expect(await keptOf(`${origin}/data`)).toBe('kept')
  for (const rsc of ['0', '2', 'true']) expect(await kept('?_rsc=', rsc), rsc).toBe('BYPASS')
  expect(await kept('?_rsc=abc', '1')).toBe('BYPASS')
  expect(await keptOf(`${origin}/data?_rsc=abc`)).toBe('BYPASS')
})

test('kept pages are served while the site fails', async ({ standIns }) => {
  const { origin, behave } = standIns
  const addresses = ['500', '503', '429', 'breaks-off'].map((fault) => `${origin}/${fault}`)
  await Promise.all(addresses.map((address) => stateOf(address)))
  await sleep(2_100)
  behave(({ url = '' }, response) => {
    const status = Number(url.slice(1))
    if (status) response.writeHead(status, { 'cache-control': 'no-store' }).end('broken')
    else response.destroy()
  })
  for (const address of addresses) {
    const { status, headers, body } = await fetchBytes(address)
    expect([status, headers['x-cache'], String(body)], address).toEqual([200, 'STALE', 'page'])
  }
})

test('an instance that hangs delays one visitor, who then gets the page of the other instance', async ({
  standIns: { origin, a, b },
  front,
}) => {
  // Forgets the effects of other tests on the instances.
  await front.leaveOut()
  a.behave(() => {})
  for (const turn of [1, 2, 3, 4, 5, 6]) expect(await stateOf(`${origin}/hangs-${turn}`)).toBe('MISS')
  expect([a.requests.length, b.requests.length]).toEqual([1, 6])
})

test('a site that hangs delays one visitor for each instance, and no other', async ({ standIns }) => {
  const { origin, behave, requestCount } = standIns
  const address = `${origin}/hangs`
  await stateOf(address)
  await sleep(2_100)
  behave(() => {})
  const before = requestCount()
  const started = Date.now()
  const first = stateOf(address)
  await expect.poll(requestCount).toBe(before + 1)
  expect(await stateOf(address)).toBe('UPDATING')
  expect(Date.now() - started).toBeLessThan(1_000 * patience)
  expect(await first).toBe('STALE')
  expect(Date.now() - started).toBeLessThan(12_500 * patience)
})
