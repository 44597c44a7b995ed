import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { resourceNames } from '../../../../lib/kinds/names'
import { allParts } from '../../../src/snapshots/parts'
import { readTagged } from '../../../src/snapshots/read-tagged'
import { sourceOf, sources } from '../../../src/snapshots/sources'
import { notePageView, readContent } from '../../../src/snapshots/tenant'
import { testWithPlatform } from '../own-environment'
import { likeFreshProcess } from './fresh-process'

/* Tests of the specification's rule that a client must not retry 401 in a loop. HTTP says the same about 403. */

let status = 200
/** The resource that is rejected whatever `status` is. */
let refused = ''
let refusal = 401
let name = ''
let requested: string[] = []

const test = testWithPlatform({
  answer: (request, response) => {
    const resource = request.url?.split('/').at(-1) ?? ''
    requested.push(resource)
    const content = ['settings', 'legal'].includes(resource) ? { name } : []
    response.statusCode = resource === refused ? refusal : status
    response.end(JSON.stringify({ version: '6.3.0', siteKey: 's', [resource]: content }))
  },
  environment: { NEXT_DIST_DIR: '.e2e/unit-refused-key', REVALIDATE_SECRET: 'secret' },
})

const everything = resourceNames.filter((resource) => resource !== 'caseStudies').toSorted()

let ahead = 0
const sinceStart = performance.now.bind(performance)
test.afterEach(() => {
  performance.now = sinceStart
})

test.beforeEach(async () => {
  await likeFreshProcess()
  ahead = 0
  performance.now = () => sinceStart() + ahead
  status = 200
  refused = ''
  refusal = 401
  name = 'Antes'
})

/** A site that has shown everything, and whose content has become stale. */
async function runningSite(): Promise<void> {
  await readContent()
  ahead += 301_000
  requested = []
}

/** A visit to a page that shows everything, with the reads that it starts. */
async function visit(): Promise<void> {
  notePageView(allParts)
  await settled()
}

/** Resolves when no read is in progress, including those that follow a read. */
async function settled(): Promise<void> {
  const underWay = () => sources().all.flatMap((source) => source.underWay ?? [])
  while (underWay().length > 0) {
    await Promise.allSettled(underWay())
    // A hanging read would prevent the process from ending the test.
    await nextTurn()
  }
}

for (const code of [401, 403]) {
  test(`after a ${code} no timer reads again, and visits read one resource every three minutes`, {
    tag: '@all',
  }, async () => {
    await runningSite()
    status = code
    await visit()
    expect(requested.toSorted()).toEqual(everything)
    requested = []
    expect(sources().all.filter(({ retry }) => retry)).toEqual([])
    ahead += 60_000
    for (let visits = 0; visits < 5; visits += 1) await visit()
    expect(requested).toEqual([])
    ahead += 121_000
    for (let visits = 0; visits < 5; visits += 1) await visit()
    expect(requested).toEqual(['settings'])
    ahead += 181_000
    for (let visits = 0; visits < 5; visits += 1) await visit()
    expect(requested).toEqual(['settings', 'settings'])
  })
}

test('a push reads at once after a refusal, and has everything read when the key is accepted again', {
  tag: '@all',
}, async () => {
  await runningSite()
  status = 401
  await sourceOf('services')
    .readForPush()
    .catch(() => undefined)
  requested = []
  expect(await readTagged(['services'])).toMatchObject({ renewed: [], later: ['services'] })
  expect(requested).toEqual(['services'])
  status = 200
  requested = []
  expect(await readTagged(['services'])).toMatchObject({ renewed: ['services'], later: [] })
  await settled()
  expect(requested.toSorted()).toEqual(everything)
})

for (const code of [401, 403]) {
  test(`a ${code} of one resource alone is not retried in a loop`, { tag: '@all' }, async () => {
    await runningSite()
    refused = 'services'
    refusal = code
    await visit()
    for (let minutes = 0; minutes < 30; minutes += 1) {
      ahead += 60_000
      await visit()
    }
    const count = (resource: string) => requested.filter((one) => one === resource).length
    expect(count('services')).toBeLessThanOrEqual(11)
    expect(count('posts')).toBeGreaterThanOrEqual(6)
  })

  test(`a ${code} of one resource alone does not keep a push from reading another resource`, {
    tag: '@all',
  }, async () => {
    await runningSite()
    for (const resource of ['services', 'settings']) {
      refused = resource
      refusal = code
      expect(await readTagged([resource])).toMatchObject({ later: [resource] })
      if (code === 403) requested = []
      for (const attempt of ['first', 'second', 'third']) {
        await readTagged(['values'])
        await settled()
        // A 401 may be about the key: the request is repeated once with everything else.
        if (code === 401 && attempt === 'first') requested = []
      }
      expect(requested, resource).toEqual(Array(code === 403 ? 3 : 2).fill('values'))
      refused = ''
      expect(await readTagged([resource])).toMatchObject({ renewed: [resource] })
      await settled()
      requested = []
    }
  })
}

test('a first start with a 403 of settings alone shows the rest', { tag: '@all' }, async () => {
  refused = 'settings'
  refusal = 403
  expect((await readContent()).settings.name).toBe('')
})

test('a first start with a refused key reads once, however many visits follow', { tag: '@all' }, async () => {
  status = 401
  requested = []
  await expect(readContent()).rejects.toThrow('key refused')
  const first = requested.length
  for (let visits = 0; visits < 5; visits += 1) await expect(readContent()).rejects.toThrow('key refused')
  expect(requested).toHaveLength(first)
  status = 200
  ahead += 181_000
  expect((await readContent()).settings.name).toBe('Antes')
})
