import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { sourceOf } from '../../../src/snapshots/sources'
import { patience } from '../../fixtures/patience'
import { testWithPlatform } from '../own-environment'

/* Tests of several concurrent reads of one resource, and which of them counts. */

let title = ''
let delay = 0
let requests = 0
/** Whether a request is held until the test releases it. */
let hangs = false
const held: (() => void)[] = []

const test = testWithPlatform({
  answer: async (request, response) => {
    requests += 1
    const resource = request.url?.split('/').at(-1) ?? ''
    // The body is fixed when the request arrives, however long the answer takes.
    const body = JSON.stringify({ version: '6.3.0', siteKey: 's', [resource]: [{ slug: 'a', title }] })
    if (hangs) held.push(() => response.end(body))
    else await sleep(delay).then(() => response.end(body))
  },
  environment: { NEXT_DIST_DIR: '.e2e/unit-reads' },
})

const values = () => sourceOf('values')
const shown = () => values().snapshot?.content[0]?.title

test.beforeEach(() => {
  delay = 0
  requests = 0
  hangs = false
})

test('a slow read that started before a push does not replace what the push has read', {
  tag: '@all',
}, async () => {
  title = 'old'
  delay = 600
  const slow = values().read()
  await expect.poll(() => requests).toBe(1)
  title = 'new'
  delay = 0
  await values().readForPush()
  expect(shown()).toBe('new')
  await slow
  expect(shown()).toBe('new')
})

test('a read that hangs holds back no later push, counts as read with it, and its late answer is discarded', {
  tag: '@all',
}, async () => {
  title = 'before'
  await values().readForPush()
  hangs = true
  title = 'hung'
  const first = values().readForPush()
  await expect.poll(() => held.length).toBe(1)
  hangs = false
  title = 'saved'
  const began = performance.now()
  const pushes = [values().readForPush(), values().readForPush()]
  await Promise.all([...pushes, first])
  expect(performance.now() - began).toBeLessThan(2_000 * patience)
  expect([requests, shown()]).toEqual([3, 'saved'])
  held.pop()?.()
  await sleep(100)
  expect([shown(), values().failure]).toEqual(['saved', undefined])
})

test('a read that hangs and fails is no outage once a later one has succeeded', { tag: '@all' }, async () => {
  hangs = true
  const first = values().read()
  await expect.poll(() => held.length).toBe(1)
  hangs = false
  await values().readForPush()
  await first
  expect(values().failure).toBeUndefined()
  held.pop()?.()
})

test('concurrent reads are one request, and concurrent pushes share the next one', {
  tag: '@all',
}, async () => {
  delay = 200
  await Promise.all([values().read(), values().read(), values().read()])
  expect(requests).toBe(1)
  await Promise.all(Array.from({ length: 20 }, () => values().readForPush()))
  expect(requests).toBeLessThanOrEqual(3)
})

test('content is renewed even while pushes never stop', { tag: '@all' }, async () => {
  title = 'before'
  await values().readForPush()
  title = 'after'
  const began = performance.now()
  while (shown() !== 'after') {
    values()
      .readForPush()
      .catch(() => undefined)
    await sleep(20)
  }
  expect(performance.now() - began).toBeLessThan(1_000 * patience)
})
