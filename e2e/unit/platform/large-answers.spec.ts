import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { createLead } from '../../../lib/platform/api/leads'
import { inspectPlatform } from '../../../lib/platform/inspection'
import { preflight } from '../../../lib/snapshots/preflight'
import { explainFailure } from '../../../scripts/shared/unreadable'
import { testWithPlatform } from '../own-environment'

/* A platform, or what answers in its place, that does not stop talking. */

const CHUNK = Buffer.alloc(1_000_000, ' ')
const WHOLE = 200
/** Made once: the platform answers from the process of the test, which a read waits for no longer than 5 s. */
const packed = gzipSync(Buffer.alloc(WHOLE * CHUNK.length, ' '), { level: 1 })

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

let answer: Answer
let sent = 0

const test = testWithPlatform({
  answer: (request, response) => answer(request, response),
  environment: { VERCEL: '1', SITE_IS_BEING_BUILT: '1' },
})

test.beforeEach(() => {
  sent = 0
})

const inPieces: Answer = (_, response) => {
  pipeline(pieces(), response).catch(() => {})
}

function* pieces() {
  for (let piece = 0; piece < WHOLE; piece += 1) {
    sent += 1
    yield CHUNK
  }
}

const answers: Record<string, Answer> = {
  'in pieces': inPieces,
  'with its length': (request, response) => {
    response.setHeader('content-length', WHOLE * CHUNK.length)
    inPieces(request, response)
  },
  packed: (_, response) => response.setHeader('content-encoding', 'gzip').end(packed),
}

for (const [how, given] of Object.entries(answers)) {
  test(`an endless answer ${how} is a failed read, and is not read to its end`, async () => {
    answer = given
    const { settings } = await inspectPlatform()
    expect(settings.error).toMatchObject({ reason: 'too large' })
    expect(settings.error?.message).toContain('more than 50 MB')
    // What is on the way when the connection is closed.
    expect(sent).toBeLessThan(100)
    const { what, remedy } = settings.error ? explainFailure(settings.error) : { what: '', remedy: '' }
    expect(what).toContain('settings: the platform answers with more than a site can hold')
    expect(remedy).not.toBe('')
  })
}

test('an endless answer stops a build', async () => {
  answer = inPieces
  await expect(preflight()).rejects.toThrow(/could not be read for settings/)
  expect(sent).toBeLessThan(100)
})

test('an endless answer to a lead leaves its outcome unknown', async () => {
  answer = inPieces
  const lead = { name: 'Ana', email: 'ana@exemplo.pt', message: 'Preciso de ajuda.' }
  expect(await createLead({ ...lead, formType: 'quote' })).toEqual({ status: 'unknown' })
  expect(sent).toBeLessThan(100)
})

test('49 MB are read', async () => {
  const body = JSON.stringify({ version: '6.3.0', siteKey: 'a', settings: {} })
  answer = ({ url }, response) => response.end(url?.endsWith('/settings') ? body.padEnd(49_000_000) : '')
  expect((await inspectPlatform()).settings).toMatchObject({ version: '6.3.0', siteKey: 'a' })
})
