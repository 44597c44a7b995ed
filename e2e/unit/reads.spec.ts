import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { test as base, expect } from '@playwright/test'
import { bodiesKept } from '../../lib/platform/kept-bodies'
import { isPaused, readForPush, readShared } from '../../lib/platform/reads'
import { stateOf } from '../../lib/platform/state'

/* Several reads of one resource at once: which one counts. */

let title = ''
let delay = 0
let fails = false
let requests = 0

/** Of a worker of its own, since the seam reads its configuration once in a process. */
const test = base.extend<object, { platform: undefined }>({
  platform: [
    async ({ browserName: _ }, use) => {
      const server = createServer(async (request, response) => {
        requests += 1
        const resource = request.url?.split('/').at(-1) ?? ''
        // What is said when the request comes, however long the answer takes.
        const body = JSON.stringify({ version: '6.3.0', siteKey: 's', [resource]: [{ slug: 'a', title }] })
        if (fails) response.statusCode = 500
        await sleep(delay)
        response.end(body)
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      process.env.PLATFORM_ORIGIN = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      process.env.SITE_API_KEY = `sk_${'b'.repeat(48)}`
      process.env.NEXT_DIST_DIR = '.e2e/unit-reads'
      await use(undefined)
      server.close()
      server.closeAllConnections()
    },
    { scope: 'worker', auto: true },
  ],
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
