import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Resource } from '../../../lib/platform/resources'
import { readForPush } from '../../../lib/snapshots/reads/push-reads'
import { sharedSnapshot, shareSnapshots } from '../../../lib/snapshots/stored/shared-snapshots'
import { storeBody } from '../../../lib/snapshots/stored/snapshot-files'
import { ageOfParts, tenantContent } from '../../../lib/snapshots/tenant'
import { testWithPlatform } from '../../servers/own-platform'

/* Functions of a serverless host that share a data cache and nothing else; npm run test:vercel has the real ones. */

interface Globals {
  siteStates?: Map<string, unknown>
  __incrementalCache?: unknown
}

const stored = new Map<string, unknown>()
const cache = { forgets: false, delay: 0 }
let title = 'Velho'
let fails = false
let refuses = false
let failing = ''
let requests = 0

/** The data cache as Next.js hands it to the site. */
const incrementalCache = {
  generateSimpleCacheKey: async (key: string) => key,
  get: async (key: string) => {
    await sleep(cache.delay)
    const value = stored.get(key)
    return cache.forgets || value === undefined ? null : { value }
  },
  set: async (key: string, value: unknown) => {
    await sleep(cache.delay)
    stored.set(key, value)
  },
}

const test = testWithPlatform({
  answer: (request, response) => {
    requests += 1
    const resource = request.url?.split('/').at(-1) ?? ''
    const content = resource === 'services' ? [{ slug: 'a', title, icon: 'wrench', tier: 'primary' }] : []
    const singleton = ['settings', 'legal'].includes(resource) ? { name: 'Cliente' } : content
    if (fails || resource === failing) response.statusCode = 500
    if (refuses) response.statusCode = 401
    response.end(JSON.stringify({ version: '6.3.0', siteKey: 's', [resource]: singleton }))
  },
  environment: { VERCEL: '1', REVALIDATE_SECRET: 'secret', NEXT_DIST_DIR: '.e2e/unit-shared-snapshots' },
})

test.beforeAll(() => {
  Object.assign(globalThis, {
    __incrementalCache: incrementalCache,
    [Symbol.for('@next/cache-handlers')]: { FetchCache: {} },
  })
})

/** Another function: nothing of what this one remembers. */
function inAnotherFunction(): void {
  for (const [name, state] of (globalThis as Globals).siteStates ?? []) {
    if (name === 'resources' || name === 'key')
      for (const key of Object.keys(state as object)) delete (state as never)[key]
    if (name === 'host cache') Object.assign(state as object, { until: 0 })
  }
}

/** Makes what the cache holds older. */
function age(seconds: number): void {
  for (const [key, entry] of stored) {
    const { data } = entry as { data: { body: string } }
    const value = JSON.parse(data.body)
    if (typeof value === 'number') stored.set(key, { data: { body: String(value - seconds * 1_000) } })
    if (value.readAt) {
      const body = JSON.stringify({ ...value, readAt: value.readAt - seconds * 1_000 })
      stored.set(key, { data: { body } })
    }
  }
}

const shown = async () => (await tenantContent()).services[0]?.title

test.beforeEach(() => {
  inAnotherFunction()
  stored.clear()
  Object.assign(cache, { forgets: false, delay: 0 })
  rmSync('.e2e/unit-shared-snapshots', { recursive: true, force: true })
  title = 'Velho'
  fails = false
  refuses = false
  failing = ''
  requests = 0
})

test('what one function has read no other one asks for, until it is past its age', async () => {
  expect(await shown()).toBe('Velho')
  const first = requests
  expect(first).toBeLessThanOrEqual(11)
  inAnotherFunction()
  expect(await shown()).toBe('Velho')
  expect(requests).toBe(first)
  title = 'Novo'
  age(301)
  inAnotherFunction()
  expect(await shown()).toBe('Novo')
})

test('a push in one function is what all others show, and the platform may die', async () => {
  await shown()
  inAnotherFunction()
  title = 'Novo'
  await readForPush('services')
  expect(await shareSnapshots(['services'])).toBe(true)
  fails = true
  inAnotherFunction()
  expect(await shown()).toBe('Novo')
})

test('an older read in another function takes nothing back', async () => {
  await shown()
  const services = await sharedSnapshot('services')
  if (!services) throw new Error('was read')
  title = 'Novo'
  await readForPush('services')
  await shareSnapshots(['services'])
  // A function that read before and is late.
  inAnotherFunction()
  const { stateOf } = await import('../../../lib/snapshots/state')
  stateOf('services').snapshot = services
  expect(await shareSnapshots(['services'])).toBe(true)
  expect(await shown()).toBe('Novo')
})

test('a cache that forgets or hangs is found out, and content is read instead', async () => {
  for (const fault of [{ forgets: true }, { delay: 5_000 }]) {
    Object.assign(cache, { forgets: false, delay: 0 }, fault)
    inAnotherFunction()
    await readForPush('services')
    expect(await shareSnapshots(['services'])).toBe(false)
    inAnotherFunction()
    expect(await shown()).toBe('Velho')
  }
})

test('while the platform fails, pages show the last content and are made again soon, and few functions ask', async () => {
  await shown()
  fails = true
  age(301)
  inAnotherFunction()
  requests = 0
  expect(await shown()).toBe('Velho')
  const asked = requests
  expect(asked).toBeLessThanOrEqual(11)
  expect(ageOfParts(['services'])).toBe(30)
  inAnotherFunction()
  expect(await shown()).toBe('Velho')
  expect(requests).toBe(asked)
  fails = false
  age(11)
  inAnotherFunction()
  title = 'Novo'
  expect(await shown()).toBe('Novo')
  expect(ageOfParts(['services'])).toBe(300)
})

/** What the build has read of some resources. */
async function build(): Promise<void> {
  const store = (resource: Resource, content: unknown) => {
    const body = new TextEncoder().encode(
      JSON.stringify({ version: '6.3.0', siteKey: 's', [resource]: content }),
    )
    return storeBody(resource, { body, contract: 6, readAt: Date.now() })
  }
  await store('settings', { name: 'Do build' })
  await store('faqs', [{ slug: 'a', question: 'Do build' }])
}

test('with neither cache nor platform the host keeps its pages, which may be newer than the build', async () => {
  fails = true
  await build()
  await expect(tenantContent()).rejects.toThrow('settings')
})

test('a resource that nobody could read since the build holds back no other', async () => {
  await build()
  failing = 'faqs'
  const { services, products, faqs } = await tenantContent()
  expect([services[0]?.title, products, faqs[0]?.question]).toEqual(['Velho', [], 'Do build'])
  failing = 'posts'
  inAnotherFunction()
  stored.clear()
  expect(await tenantContent()).toMatchObject({ posts: [], services: [{ title: 'Velho' }] })
})

test('a refused key is asked with once in three minutes, by all functions together', async () => {
  await shown()
  refuses = true
  age(301)
  inAnotherFunction()
  requests = 0
  expect(await shown()).toBe('Velho')
  const asked = requests
  expect(asked).toBeLessThanOrEqual(11)
  for (const seconds of [60, 60, 59]) {
    age(seconds)
    inAnotherFunction()
    expect(await shown()).toBe('Velho')
  }
  expect(requests).toBe(asked)
  age(2)
  inAnotherFunction()
  expect(await shown()).toBe('Velho')
  expect(requests).toBe(asked + 1)
  refuses = false
  title = 'Novo'
  age(181)
  inAnotherFunction()
  expect(await shown()).toBe('Novo')
})
