import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { isPaused } from '../../../lib/snapshots/reads/failures'
import { readForPush } from '../../../lib/snapshots/reads/push-reads'
import { readShared } from '../../../lib/snapshots/reads/reads'
import { stateOf } from '../../../lib/snapshots/state'
import { bodiesKept } from '../../../lib/snapshots/stored/kept-bodies'
import { patience } from '../../fixtures/patience'
import { testWithPlatform } from '../../servers/own-platform'

/* Several reads of one resource at once: which one counts. */

let title = ''
let delay = 0
let fails = false
let requests = 0

const test = testWithPlatform({
  answer: async (request, response) => {
    requests += 1
    const resource = request.url?.split('/').at(-1) ?? ''
    // What is said when the request comes, however long the answer takes.
    const body = JSON.stringify({ version: '6.3.0', siteKey: 's', [resource]: [{ slug: 'a', title }] })
    if (fails) response.statusCode = 500
    await sleep(delay)
    response.end(body)
  },
  environment: { NEXT_DIST_DIR: '.e2e/unit-reads' },
})

const shown = () => stateOf('values').snapshot?.content[0]?.title

test.beforeEach(() => {
  delay = 0
  fails = false
  requests = 0
})

test('a slow read that started before a push does not take back what the push brought', async () => {
  title = 'old'
  delay = 600
  const slow = readShared('values')
  await expect.poll(() => requests).toBe(1)
  title = 'new'
  delay = 0
  await readForPush('values')
  expect(shown()).toBe('new')
  await slow
  expect(shown()).toBe('new')
})

test('reads at once are one, pushes at once share the next one', async () => {
  delay = 200
  await Promise.all([readShared('values'), readShared('values'), readShared('values')])
  expect(requests).toBe(1)
  await Promise.all(Array.from({ length: 20 }, () => readForPush('values')))
  expect(requests).toBeLessThanOrEqual(3)
})

test('pushes one soon after the other are two reads, however long the platform takes for one', async () => {
  for (const each of [0, 150]) {
    delay = each
    // A burst that a busy machine has torn apart is more than one.
    while (!(await isWholeBurst()));
    expect(requests, `${each} ms`).toBe(2)
  }
})

/** Pushes for 60 ms; whether none of them came much later than it should. */
async function isWholeBurst(): Promise<boolean> {
  await sleep(200)
  requests = 0
  const pushes: Promise<unknown>[] = []
  let isWhole = true
  for (let turn = 0; turn < 6; turn += 1) {
    const began = performance.now()
    pushes.push(readForPush('values'))
    await sleep(10)
    if (performance.now() - began > 25) isWhole = false
  }
  await Promise.all(pushes)
  return isWhole
}

test('a save that comes after another one was answered waits for no more', async () => {
  const times: number[] = []
  await expect
    .poll(async () => {
      await readForPush('values')
      await sleep(30)
      const began = performance.now()
      await readForPush('values')
      times.push(performance.now() - began)
      await sleep(200)
      return Math.min(...times)
    })
    .toBeLessThan(100)
})

test('pushes that never stop are read for all the same', async () => {
  title = 'before'
  await readForPush('values')
  title = 'after'
  const began = performance.now()
  while (shown() !== 'after') {
    readForPush('values').catch(() => undefined)
    await sleep(20)
  }
  expect(performance.now() - began).toBeLessThan(1_000 * patience)
})

test('what is kept for the next start is the body, and once', async () => {
  title = 'kept '.repeat(50)
  await readForPush('values')
  await bodiesKept()
  const folder = '.e2e/unit-reads/cache/content'
  const [file = ''] = readdirSync(folder).filter((name) => name.startsWith('values-') && name.endsWith('.gz'))
  const [head = '', body = ''] = gunzipSync(readFileSync(join(folder, file)))
    .toString()
    .split('\n')
  expect(Object.keys(JSON.parse(head)).toSorted()).toEqual(['contract', 'readAt'])
  expect(JSON.parse(body).values[0].title).toBe(title)
})

test('after a failed read the last good content stays, and the platform is left alone', async () => {
  title = 'good'
  await readForPush('values')
  fails = true
  await expect(readForPush('values')).rejects.toThrow('values: status')
  expect([shown(), isPaused('values')]).toEqual(['good', true])
  fails = false
  await readForPush('values')
  expect(isPaused('values')).toBe(false)
})
