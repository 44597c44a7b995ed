import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import type { CachedPage } from '../../../lib/next/page-cache/cached-page'
import { keepResponse, notePage, sendKept } from '../../../lib/server/kept/kept-responses'
import { isPageRequest } from '../../../lib/server/kept/page-request'

/* A stand-in of Next.js' answers from a cache of one page. */

const distDir = '.e2e/unit-kept-responses'
const text = '<!doctype html><p>Mudanças em Lisboa</p>'
const etag = '"light"'
let page: CachedPage = { kind: 'APP_PAGE', html: text }
let isOutdated = false
let sentByNext = text
let headersOfNext: Record<string, string> = {}

const none: object[] = []
const byCountry = [{ regex: '^/pais$', has: [{ type: 'header', key: 'x-country' }] }]
const manifests = {
  'server/functions-config-manifest.json': { functions: {} },
  'server/middleware-manifest.json': { middleware: {} },
  'routes-manifest.json': {
    redirects: byCountry,
    headers: none,
    rewrites: { beforeFiles: none, afterFiles: none, fallback: none },
  },
}
const before = process.env.NEXT_DIST_DIR

test.beforeAll(() => {
  process.env.NEXT_DIST_DIR = distDir
  mkdirSync(join(distDir, 'server'), { recursive: true })
  for (const [name, data] of Object.entries(manifests))
    writeFileSync(join(distDir, name), JSON.stringify(data))
})

test.afterAll(() => {
  process.env.NEXT_DIST_DIR = before ?? ''
  rmSync(distDir, { recursive: true })
})

test.beforeEach(() => {
  page = { kind: 'APP_PAGE', html: text }
  isOutdated = false
  headersOfNext = {
    'x-nextjs-cache': 'HIT',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 's-maxage=300',
    vary: 'rsc, Accept-Encoding',
    etag,
  }
  sentByNext = text
  notePage({ key: '/a/$/sobre', current: async () => (isOutdated ? undefined : page) })
})

/** One view, answered by Next.js only where nothing else answers it. */
async function view(headers: Record<string, string> = {}, path = '/sobre') {
  let isByNext = false
  let recorded = Promise.resolve()
  const server = createServer(async (incoming: IncomingMessage, response: ServerResponse) => {
    if (await sendKept(incoming, response)) return
    isByNext = true
    for (const [name, value] of Object.entries(headersOfNext)) response.setHeader(name, value)
    response.end(sentByNext)
    recorded = keepResponse(incoming, response, { made: sentByNext, sent: sentByNext })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<{ response: IncomingMessage; body: Buffer }>((resolve) => {
    request({ port, path, headers }, async (response) => {
      resolve({ response, body: Buffer.concat(await response.toArray()) })
    }).end()
  })
  await new Promise((resolve) => server.close(resolve))
  await recorded
  return { isByNext, status: answer.response.statusCode, headers: answer.response.headers, body: answer.body }
}

test('a view is answered with what Next.js answered before', async () => {
  const { date: _, ...first } = (await view()).headers
  const { isByNext, status, body, headers } = await view()
  expect([isByNext, status, body.toString()]).toEqual([false, 200, text])
  expect(headers).toMatchObject({ ...first, 'content-length': String(Buffer.byteLength(text)) })
})

test('a client that takes an encoding gets it once the page is compressed', async () => {
  expect((await view({ 'accept-encoding': 'br' })).isByNext).toBe(true)
  const { isByNext, body, headers } = await view({ 'accept-encoding': 'gzip, br' })
  expect([isByNext, headers['content-encoding']]).toEqual([false, 'br'])
  expect(brotliDecompressSync(body).toString()).toBe(text)
  expect((await view({ 'accept-encoding': 'gzip' })).isByNext).toBe(true)
  expect((await view({ 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
})

test('a client that has the page is told so', async () => {
  await view()
  for (const known of [etag, `W/${etag}`]) {
    const { isByNext, status, body, headers } = await view({ 'if-none-match': known })
    expect([isByNext, status, body.length, headers.etag]).toEqual([false, 304, 0, etag])
  }
  expect((await view({ 'if-none-match': '"another"' })).status).toBe(200)
})

test('Next.js is asked for a page that is outdated, and for the first view of a new one', async () => {
  await view()
  isOutdated = true
  expect((await view()).isByNext).toBe(true)
  isOutdated = false
  page = { kind: 'APP_PAGE', html: '<p>Outra</p>' }
  expect((await view()).isByNext, 'a new page').toBe(true)
  expect((await view()).isByNext, 'the answer before was that of another page').toBe(true)
  sentByNext = page.html
  await view()
  expect((await view()).body.toString()).toBe('<p>Outra</p>')
})

test('Next.js is asked where proxy.ts or next.config.ts look at more than the address', async () => {
  notePage({ key: '/a/$/pais', current: async () => page })
  for (const _ of ['first', 'second']) expect((await view({}, '/pais')).isByNext).toBe(true)
})

for (const header of [
  { 'x-nextjs-cache': 'MISS' },
  { 'set-cookie': 'a=b' },
  { 'cache-control': 'private, no-cache' },
]) {
  test(`an answer with ${JSON.stringify(header)} is nobody else's`, async () => {
    Object.assign(headersOfNext, header)
    await view()
    expect((await view()).isByNext).toBe(true)
  })
}

test('only a request for nothing but a page is answered before Next.js', () => {
  const isPlain = (headers: Record<string, string>, method = 'GET') =>
    isPageRequest({ method, headers } as unknown as IncomingMessage)
  const browser = { host: 'a.pt', accept: '*/*', cookie: 'a=b', 'sec-fetch-mode': 'navigate' }
  expect(isPlain(browser)).toBe(true)
  expect(isPlain({ ...browser, 'x-forwarded-for': '::1', 'if-none-match': '"a"' })).toBe(true)
  expect(isPlain(browser, 'HEAD')).toBe(false)
  for (const [name, value = ''] of [
    ['rsc', '1'],
    ['next-router-prefetch'],
    ['next-action'],
    ['content-type'],
    ['content-length'],
    ['transfer-encoding'],
    ['range'],
    ['expect'],
    ['cache-control', 'no-cache'],
    ['if-none-match', '"a", "b"'],
    ['if-none-match', '*'],
    ['if-modified-since'],
    ['cookie', '__prerender_bypass=1'],
    ['x-middleware-subrequest'],
    ['x-prerender-revalidate'],
    ['x-matched-path'],
  ] as const) {
    expect(isPlain({ ...browser, [name]: value }), name).toBe(false)
  }
})
