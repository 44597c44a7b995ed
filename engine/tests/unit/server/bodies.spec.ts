import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from '@playwright/test'
import { Bytes, bytesWithin } from '../../../src/process/limited-body'
import { Bodies } from '../../../src/server/bodies'
import type { BodyLimits } from '../../../src/server/receive'
import { ALL_POSTS, ONE_POST } from '../../../src/server/server-limits'

const defaultLimits: BodyLimits = { bytes: 1_000, chunks: 100, pauseSeconds: 60, bytesPerSecond: 1 }

let stop = () => {}
test.afterEach(() => {
  stop()
  stop = () => {}
})

/** A server that reads bodies within limits, and records the outcome of each read. It answers on demand. */
async function reading(ofAll: { bytes: number; number: number }, ofEach: Partial<BodyLimits> = {}) {
  let ms = 0
  const bodies = new Bodies(ofAll, () => ms)
  const ended: Record<string, string> = {}
  const responses: Record<string, ServerResponse> = {}
  const server = createServer(async (request, response) => {
    const name = (request.url ?? '').slice(1)
    ended[name] = ''
    responses[name] = response
    const network = String(request.headers['x-network'])
    const body = await bodies.read(request, response, { ...defaultLimits, ...ofEach }, network)
    ended[name] = Buffer.isBuffer(body) ? `whole: ${String(body).slice(0, 20)}` : body
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop = () => {
    server.close()
    server.closeAllConnections()
  }
  const { port } = server.address() as AddressInfo
  return {
    ended,
    responses,
    pass: (seconds: number) => {
      ms += seconds * 1_000
    },
    /** Starts a post, and returns once the server reads it. */
    post: async (name: string, length: number, text: string, network = 'one') => {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      const size = length > 0 ? `Content-Length: ${length}` : 'Transfer-Encoding: chunked'
      socket.write(
        `POST /${name} HTTP/1.1\r\nHost: localhost\r\nX-Network: ${network}\r\n${size}\r\n\r\n${text}`,
      )
      await expect.poll(() => ended[name]).toBeDefined()
      return socket
    },
  }
}

test('a body takes little more memory than its bytes, whatever its chunks', () => {
  const heldBy = (size: number, chunk: number) => {
    const bytes = new Bytes()
    for (let at = 0; at < size; at += chunk) bytes.add(Buffer.alloc(chunk, at))
    return bytes.held
  }
  for (const chunk of [1, 100, 1_000, 65_000, 1_000_000]) {
    expect(heldBy(1_000_000, chunk), `in chunks of ${chunk}`).toBeLessThanOrEqual(1_000_000 + 65_536)
    expect(heldBy(2_000_000, chunk) / heldBy(1_000_000, chunk)).toBeLessThan(2.5)
  }
  const bytes = new Bytes()
  const letters = Buffer.from('abcdefghij'.repeat(1_000))
  for (let at = 0; at < letters.length; at += 7) bytes.add(letters.subarray(at, at + 7))
  expect(bytes.whole().equals(letters)).toBe(true)
})

test('a body that arrives in single bytes is not kept as a Buffer for each byte', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const memory = () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = memory()
  let during = 0
  async function* singleBytes() {
    for (let n = 0; n < 200_000; n += 1) yield Buffer.from([n])
    during = memory()
  }
  expect((await bytesWithin(1_000_000, singleBytes()))?.length).toBe(200_000)
  // A Buffer takes at least 90 bytes or so.
  expect(during - before).toBeLessThan(200_000 * 30)
})

test('other work has its turn while many small chunks of a body are read', async () => {
  let turns = 0
  let isOver = false
  const others = () => {
    turns += 1
    if (!isOver) setImmediate(others)
  }
  setImmediate(others)
  async function* singleBytes() {
    for (let n = 0; n < 50_000; n += 1) yield Buffer.from([n])
  }
  await bytesWithin(1_000_000, singleBytes())
  isOver = true
  expect(turns).toBeGreaterThan(50)
})

test('when too many bodies arrive at once, the one that began first is stopped', async () => {
  const { post, ended } = await reading({ bytes: 10_000, number: 2 })
  await post('first', 100, 'x')
  await post('second', 100, 'x')
  await post('third', 4, 'form')
  await expect.poll(() => ended).toEqual({ first: 'no-room', second: '', third: 'whole: form' })
})

test('when all bodies hold too many bytes, the slowest one of the network that holds most is stopped', async () => {
  const { post, ended, pass } = await reading({ bytes: 180_000, number: 10 }, { bytes: 100_000 })
  const large = 'x'.repeat(60_000)
  await post('patient', 90_000, large.slice(40_000), 'another')
  pass(10)
  await post('slow', 90_000, large)
  pass(10)
  const steady = await post('steady', 60_000, large.slice(30_000))
  pass(2)
  await post('next', 90_000, large)
  await expect.poll(() => ended).toMatchObject({ patient: '', slow: 'no-room', steady: '', next: '' })
  steady.write(large.slice(30_000))
  await expect.poll(() => ended.steady).toMatch(/^whole/)
})

test('an upload of 5 MB passes beside 52 silent and 52 trickling connections of its own network', async () => {
  const { post, ended, pass } = await reading(ALL_POSTS, { bytes: 6_000_000 })
  const part = 'x'.repeat(960_000)
  const silent = Array.from({ length: 52 }, (_, n) => post(`silent-${n}`, 1_000_000, part))
  const trickling = Array.from({ length: 52 }, (_, n) => post(`trickling-${n}`, 1_000_000, part.slice(0, 9)))
  const sockets = await Promise.all([...silent, ...trickling])
  pass(30)
  const upload = await post('upload', 5_000_000, '')
  for (let n = 0; n < 5; n += 1) {
    for (const socket of sockets.slice(52)) socket.write('x'.repeat(100_000))
    upload.write('x'.repeat(1_000_000))
    pass(1)
  }
  await expect.poll(() => ended.upload).toMatch(/^whole/)
  expect(Object.values(ended)).toContain('no-room')
})

test('a whole body counts until it is answered, and is never stopped', async () => {
  const { post, ended, responses } = await reading({ bytes: 10_000, number: 1 })
  await post('first', 4, 'form')
  await expect.poll(() => ended).toEqual({ first: 'whole: form' })
  await post('second', 4, 'form')
  await expect.poll(() => ended).toEqual({ first: 'whole: form', second: 'no-room' })
  const { first } = responses
  if (first) await Promise.all([once(first, 'close'), first.end()])
  await post('third', 4, 'form')
  await expect.poll(() => ended.third).toBe('whole: form')
})

test('a body that is too large, comes in tiny chunks, hardly comes or breaks off is read no further', async () => {
  const { post, ended } = await reading({ bytes: 1_000_000, number: 9 }, { pauseSeconds: 0 })
  await post('large', 2_000, 'x'.repeat(1_500))
  await post('tiny', 0, '1\r\nx\r\n'.repeat(200))
  await post('slow', 100, '')
  const socket = await post('gone', 100, 'x')
  socket.destroy()
  await expect
    .poll(() => ended)
    .toEqual({
      large: 'large',
      tiny: 'too-many-chunks',
      slow: 'slow',
      gone: expect.stringMatching(/gone|slow/),
    })
})

test('a body that takes too long in all is read no further, before Node.js ends its request without a word', async () => {
  const { post, ended } = await reading({ bytes: 1_000_000, number: 9 }, { seconds: 0 })
  await post('late', 100, 'x')
  await expect.poll(() => ended.late).toBe('slow')
  const [, timeout = ''] =
    /requestTimeout: ([\d_]+)/.exec(readFileSync('engine/src/start-server.mjs', 'utf8')) ?? []
  expect(Number(timeout.replaceAll('_', ''))).toBeGreaterThan(ONE_POST.seconds * 1_000)
})
