import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { processState } from '../../../src/process/process-state'
import { isStored, share } from '../../../src/snapshots/read-tagged'
import { sourceOf } from '../../../src/snapshots/sources'
import { storeBody } from '../../../src/snapshots/stores/files'
import { readContent } from '../../../src/snapshots/tenant'
import { testWithPlatform } from '../own-environment'
import { forgetEverything as inAnotherFunction } from './fresh-process'

/* Tests of functions on a serverless host that share only a data cache; npm run test:vercel tests real ones. */

interface Entry {
  value: unknown
  tags: string[]
  at: number
}

const stored = new Map<string, Entry>()
let clock = 0

/** The platform's answer, and the number of requests. */
const atFirst = { title: 'Velho', photo: '', status: 200, requests: 0 }
const platform = { ...atFirst }

/** The data cache in the form that `unstable_cache` uses. */
const incrementalCache = {
  generateSimpleCacheKey: async (key: string) => key,
  get: async (key: string, { revalidate }: { revalidate: number }) => {
    const entry = stored.get(key)
    return entry ? { value: entry.value, isStale: clock - entry.at > revalidate } : null
  },
  set: async (key: string, value: unknown, { tags }: { tags: string[] }) => {
    stored.set(key, { value, tags, at: clock })
  },
}

/** The final effect of `revalidateTag(tag, { expire: 0 })`. */
function expire(tag: string): void {
  for (const [key, { tags }] of stored) if (tags.includes(tag)) stored.delete(key)
}

function servicesTitled(title: string): object[] {
  return [{ slug: 'a', title, icon: 'wrench', tier: 'primary', photo: platform.photo }]
}

function bodyOf(resource: string, content: object): Uint8Array {
  return Buffer.from(JSON.stringify({ version: '6.3.0', siteKey: 's', [resource]: content }))
}

const test = testWithPlatform({
  answer: (request, response) => {
    platform.requests += 1
    response.statusCode = platform.status
    const resource = request.url?.split('/').at(-1) ?? ''
    const singleton = ['settings', 'legal'].includes(resource) ? { name: 'Cliente' } : []
    response.end(bodyOf(resource, resource === 'services' ? servicesTitled(platform.title) : singleton))
  },
  environment: { VERCEL: '1', REVALIDATE_SECRET: 'secret', NEXT_DIST_DIR: '.e2e/unit-shared-snapshots' },
})

test.beforeAll(() => {
  // Next.js sets both globals.
  Object.assign(globalThis, { AsyncLocalStorage, __incrementalCache: incrementalCache })
})

const shown = async () => (await readContent()).services[0]?.title

test.beforeEach(() => {
  inAnotherFunction()
  stored.clear()
  rmSync('.e2e/unit-shared-snapshots', { recursive: true, force: true })
  Object.assign(platform, atFirst)
})

test('content that a push has read is stored before its answer, also right after another push, and stays in an outage', {
  tag: '@all',
}, async () => {
  await shown()
  for (const title of ['Novo', 'Mais novo']) {
    inAnotherFunction()
    platform.title = title
    await sourceOf('services').readForPush()
    const kept = isStored(['services'])
    clock += 2
    expect(await kept).toBe(true)
  }
  platform.status = 500
  expire('services')
  inAnotherFunction()
  expect(await shown()).toBe('Mais novo')
})

test('a read from before a push does not replace what the push has read', { tag: '@all' }, async () => {
  await shown()
  clock += 2
  const { store } = sourceOf('services')
  await store.keep({ body: bodyOf('services', servicesTitled('Antes')), contract: 6, hash: '', readAt: 1 })
  expect(await isStored(['services'])).toBe(true)
  inAnotherFunction()
  expect(await shown()).toBe('Velho')
})

test('a push does not replace what another function has read after it', { tag: '@all' }, async () => {
  await shown()
  platform.title = 'Novo'
  await sourceOf('services').readForPush()
  expire('services')
  const { sources } = processState
  if (!sources) throw new Error('was read')
  await sleep(2)
  platform.title = 'Mais novo'
  inAnotherFunction()
  expect(await shown()).toBe('Mais novo')
  // The function of the push again.
  processState.sources = sources
  await share(['services'])
  inAnotherFunction()
  expect(await shown()).toBe('Mais novo')
})

test('a body that is too large for the cache is read once by each function, and again after a push', {
  tag: '@all',
}, async () => {
  platform.photo = randomBytes(2_000_000).toString('base64')
  expect(await shown()).toBe('Velho')
  const first = platform.requests
  expect(await shown()).toBe('Velho')
  expect(platform.requests).toBe(first)
  inAnotherFunction()
  expect(await shown()).toBe('Velho')
  expect(platform.requests).toBe(first + 1)
  expire('services')
  platform.title = 'Novo'
  expect(await shown()).toBe('Novo')
  // A function that has never read the resource, while the platform fails: content of the build is better than no page.
  await storeBody('services', {
    body: bodyOf('services', servicesTitled('Do build')),
    contract: 6,
    readAt: 1,
  })
  platform.status = 500
  inAnotherFunction()
  expect(await shown()).toBe('Do build')
})

test('with neither cache nor platform a read fails, so that the host keeps its pages, which may be newer than the build', {
  tag: '@all',
}, async () => {
  platform.status = 500
  const body = bodyOf('settings', { name: 'Do build' })
  await storeBody('settings', { body, contract: 6, readAt: Date.now() })
  await expect(readContent()).rejects.toThrow('settings')
})

test('a refused key is tried once in three minutes by all functions together', {
  tag: '@all',
}, async () => {
  await shown()
  platform.status = 401
  clock += 301
  inAnotherFunction()
  platform.requests = 0
  expect(await shown()).toBe('Velho')
  const requestsBefore = platform.requests
  expect(requestsBefore).toBeLessThanOrEqual(11)
  for (const seconds of [60, 60, 59]) {
    clock += seconds
    inAnotherFunction()
    expect(await shown()).toBe('Velho')
  }
  expect(platform.requests).toBe(requestsBefore)
  clock += 2
  inAnotherFunction()
  expect(await shown()).toBe('Velho')
  expect(platform.requests).toBe(requestsBefore + 1)
  platform.status = 200
  platform.title = 'Novo'
  clock += 181
  inAnotherFunction()
  expect(await shown()).toBe('Novo')
})
