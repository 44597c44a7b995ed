import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { readForPush } from '../../../lib/snapshots/reads/push-reads'
import { stateOf } from '../../../lib/snapshots/state'
import { shareReads } from '../../../lib/snapshots/stored/shared-values'
import { storeBody } from '../../../lib/snapshots/stored/snapshot-files'
import { tenantContent } from '../../../lib/snapshots/tenant'
import { testWithPlatform } from '../own-environment'
import { forgetEverything as inAnotherFunction } from './fresh-process'

/* Functions of a serverless host that share a data cache and nothing else; npm run test:vercel has the real ones. */

interface Entry {
  value: unknown
  tags: string[]
  at: number
}

const stored = new Map<string, Entry>()
let forgets = false
let clock = 0
let title = 'Velho'
let photo = ''
let fails = false
let refuses = false
let requests = 0

/** The data cache as `unstable_cache` asks for it. */
const incrementalCache = {
  generateSimpleCacheKey: async (key: string) => key,
  get: async (key: string, { revalidate }: { revalidate: number }) => {
    const entry = stored.get(key)
    if (forgets || entry === undefined) return null
    return { value: entry.value, isStale: clock - entry.at > revalidate }
  },
  set: async (key: string, value: unknown, { tags }: { tags: string[] }) => {
    stored.set(key, { value, tags, at: clock })
  },
}

/** What `revalidateTag(tag, { expire: 0 })` leads to in the end. */
function expire(tag: string): void {
  for (const [key, { tags }] of stored) if (tags.includes(tag)) stored.delete(key)
}

function servicesTitled(name: string): object[] {
  return [{ slug: 'a', title: name, icon: 'wrench', tier: 'primary', photo }]
}

function bodyOf(resource: string, content: object): Uint8Array {
  return Buffer.from(JSON.stringify({ version: '6.3.0', siteKey: 's', [resource]: content }))
}

const test = testWithPlatform({
  answer: (request, response) => {
    requests += 1
    const resource = request.url?.split('/').at(-1) ?? ''
    const singleton = ['settings', 'legal'].includes(resource) ? { name: 'Cliente' } : []
    if (fails) response.statusCode = 500
    if (refuses) response.statusCode = 401
    response.end(bodyOf(resource, resource === 'services' ? servicesTitled(title) : singleton))
  },
  environment: { VERCEL: '1', REVALIDATE_SECRET: 'secret', NEXT_DIST_DIR: '.e2e/unit-shared-snapshots' },
})

test.beforeAll(() => {
  // Next.js sets both.
  Object.assign(globalThis, { AsyncLocalStorage, __incrementalCache: incrementalCache })
})

const shown = async () => (await tenantContent()).services[0]?.title

test.beforeEach(() => {
  inAnotherFunction()
  stored.clear()
  rmSync('.e2e/unit-shared-snapshots', { recursive: true, force: true })
  forgets = false
  title = 'Velho'
  photo = ''
  fails = false
  refuses = false
  requests = 0
})

test('what another function has read after the push stays', async () => {
  await shown()
  title = 'Novo'
  await readForPush('services')
  expire('services')
  const { shared, snapshot } = stateOf('services')
  if (!shared || !snapshot) throw new Error('was read')
  await sleep(2)
  title = 'Mais novo'
  inAnotherFunction()
  expect(await shown()).toBe('Mais novo')
  // The function of the push again.
  Object.assign(stateOf('services'), { shared, snapshot })
  expect(await shareReads(['services'])).toBe(true)
  inAnotherFunction()
  expect(await shown()).toBe('Mais novo')
})

test('a body that is too large for the cache is read once by each function, and again after a push', async () => {
  photo = randomBytes(2_000_000).toString('base64')
  expect(await shown()).toBe('Velho')
  const first = requests
  expect(await shown()).toBe('Velho')
  expect(requests).toBe(first)
  inAnotherFunction()
  expect(await shown()).toBe('Velho')
  expect(requests).toBe(first + 1)
  expire('services')
  title = 'Novo'
  expect(await shown()).toBe('Novo')
  // A function that has never read it, while the platform fails: what was built is better than no page.
  await storeBody('services', {
    body: bodyOf('services', servicesTitled('Do build')),
    contract: 6,
    readAt: 1,
  })
  fails = true
  inAnotherFunction()
  expect(await shown()).toBe('Do build')
})

test('with neither cache nor platform the host keeps its pages, which may be newer than the build', async () => {
  fails = true
  const body = bodyOf('settings', { name: 'Do build' })
  await storeBody('settings', { body, contract: 6, readAt: Date.now() })
  await expect(tenantContent()).rejects.toThrow('settings')
})

test('a refused key is asked with once in three minutes, by all functions together', async () => {
  await shown()
  refuses = true
  clock += 301
  inAnotherFunction()
  requests = 0
  expect(await shown()).toBe('Velho')
  const asked = requests
  expect(asked).toBeLessThanOrEqual(11)
  for (const seconds of [60, 60, 59]) {
    clock += seconds
    inAnotherFunction()
    expect(await shown()).toBe('Velho')
  }
  expect(requests).toBe(asked)
  clock += 2
  inAnotherFunction()
  expect(await shown()).toBe('Velho')
  expect(requests).toBe(asked + 1)
  refuses = false
  title = 'Novo'
  clock += 181
  inAnotherFunction()
  expect(await shown()).toBe('Novo')
})
