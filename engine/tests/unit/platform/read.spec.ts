import { expect } from '@playwright/test'
import { read } from '../../../src/platform/read'
import { testWithPlatform } from '../own-environment'

const answer = '{"version":"6.3.0","siteKey":"a","settings":{}}'
/** Longer than the time limit of a read. */
const BUSY_MS = 5_500

const test = testWithPlatform({
  answer: ({ url }, response) => {
    if (!url?.endsWith('/settings')) return
    response.end(answer)
    // Blocks the site, as parsing a large body or a busy machine does, while the answer waits in its socket.
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS))
  },
})

test('an answer that came in time is read, however busy the site was; a read after it has a connection of its own', {
  tag: '@all',
}, async () => {
  expect(new TextDecoder().decode(await read('settings'))).toBe(answer)
  await expect(read('posts')).rejects.toMatchObject({ reason: 'time limit' })
})
