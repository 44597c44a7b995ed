import { expect } from '@playwright/test'
import { readBody } from '../../../lib/platform/read-once'
import { testWithPlatform } from '../own-environment'

/* A site that parses a large body, or waits for its turn on a busy machine, while an answer waits in its socket. */

const answer = '{"version":"6.3.0","siteKey":"a","settings":{}}'
/** Longer than the time limit of a read. */
const BUSY_MS = 5_500

const test = testWithPlatform({
  answer: ({ url }, response) => {
    if (!url?.endsWith('/settings')) return
    response.end(answer)
    setImmediate(pause)
  },
})

/** Nothing happens in this process meanwhile. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS)
}

test('an answer that came in time is read, however busy the site was', { tag: '@all' }, async () => {
  expect(new TextDecoder().decode(await readBody('settings'))).toBe(answer)
})

test('a read after that has a connection of its own, and ends when no answer comes', {
  tag: '@all',
}, async () => {
  await expect(readBody('posts')).rejects.toMatchObject({ reason: 'time limit' })
})
