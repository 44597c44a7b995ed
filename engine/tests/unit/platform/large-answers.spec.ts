import type { RequestListener, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { inspectPlatform } from '../../../commands/shared/inspection'
import { explainFailure } from '../../../commands/shared/unreadable'
import { createLead } from '../../../src/platform/leads'
import { read } from '../../../src/platform/read'
import { testWithPlatform } from '../own-environment'

/* Tests of a platform, or another server at its address, whose answer never ends. */

const CHUNK = Buffer.alloc(1_000_000, ' ')
const CHUNKS = 200
let answer: RequestListener
let packed: Buffer
let sent = 0

const test = testWithPlatform({ answer: (request, response) => answer(request, response) })

// The body is created once, because the platform answers from the process of the test, for which a read waits at most 5 s.
test.beforeAll(() => {
  packed = gzipSync(Buffer.alloc(CHUNKS * CHUNK.length, ' '), { level: 1 })
})

const inPieces: RequestListener = (_, response) => {
  sent = 0
  pipeline(pieces(), response).catch(() => {})
}

function* pieces() {
  for (let piece = 0; piece < CHUNKS; piece += 1) {
    sent += 1
    yield CHUNK
  }
}

const answers: Record<string, RequestListener> = {
  'in pieces': inPieces,
  'with its length': (request, response) => {
    response.setHeader('content-length', CHUNKS * CHUNK.length)
    inPieces(request, response)
  },
  packed: (_, response) => response.setHeader('content-encoding', 'gzip').end(packed),
}

for (const [how, listener] of Object.entries(answers)) {
  test(`an endless answer ${how} is a failed read, and is not read to its end`, { tag: '@all' }, async () => {
    answer = listener
    const { error } = (await inspectPlatform()).settings
    if (!error) throw new Error('was read')
    expect(error).toMatchObject({ reason: 'too large', message: expect.stringContaining('more than 50 MB') })
    // The data in transit when the connection is closed.
    expect(sent).toBeLessThan(100)
    expect(explainFailure(error).what).toContain('the answer of the platform is too large')
  })
}

test('an endless answer to a lead leaves its outcome unknown', { tag: '@all' }, async () => {
  answer = inPieces
  const lead = { name: 'Ana', email: 'ana@exemplo.pt', message: 'Preciso de ajuda.' }
  expect(await createLead({ ...lead, formType: 'quote' })).toEqual({ status: 'unknown' })
  expect(sent).toBeLessThan(100)
})

test('an answer of 49 MB is read', { tag: '@all' }, async () => {
  const body = JSON.stringify({ version: '6.3.0', siteKey: 'a', settings: {} })
  answer = ({ url }, response) => response.end(url?.endsWith('/settings') ? body.padEnd(49_000_000) : '')
  expect((await inspectPlatform()).settings).toMatchObject({ version: '6.3.0', siteKey: 'a' })
})

test('several answers of less than 50 MB are read up to 100 MB together, and afterwards as before', {
  tag: '@all',
}, async () => {
  const body = JSON.stringify({ version: '6.3.0', siteKey: 'a', settings: {} })
  const open = new Set<ServerResponse>()
  answer = (_, response) => {
    open.add(response)
    response.write(Buffer.alloc(30_000_000, ' '))
    response.once('close', () => {
      open.delete(response)
      // The other answers have room.
      if (open.size === 3) for (const one of open) one.end(body)
    })
  }
  const reads = await Promise.allSettled(Array.from({ length: 5 }, () => read('settings')))
  const refused = reads.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(2)
  for (const one of refused) expect(one).toMatchObject({ reason: { reason: 'too large' } })
  answer = (_, response) => response.end(body)
  expect((await read('settings')).byteLength).toBeGreaterThan(0)
})
