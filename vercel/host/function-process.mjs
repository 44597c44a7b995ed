/*
 * One process of a function: what the host's own runtime does around the launcher that the command line has written. It hands over
 * requests, the data cache and `waitUntil`, and says when a request is over with all that was to be waited for. What a function leaves
 * behind besides is lost, since the process that started this one then ends it.
 */
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const { fetch, Request, Headers } = globalThis
const { folder, isWebApi, cacheOrigin, clockOffset } = JSON.parse(process.argv[2] ?? '{}')

/** Its own, so that a busy machine makes it no slower. */
function processorMilliseconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** The number of no call: the clock was set. */
const CLOCK = 0
let offset = clockOffset
process.on('message', (order) => {
  offset = order.clockOffset
  process.send({ call: CLOCK })
})
const SystemDate = Date
globalThis.Date = class extends SystemDate {
  constructor(...args) {
    if (args.length === 0) super(SystemDate.now() + offset)
    else super(...args)
  }
  static now() {
    return SystemDate.now() + offset
  }
}

const waitedFor = new Set()
const context = {
  waitUntil: (work) => {
    const promise = Promise.resolve(work).catch(console.error)
    waitedFor.add(promise)
    void promise.then(() => waitedFor.delete(promise))
  },
}
globalThis[Symbol.for('@vercel/request-context')] = { get: () => context }

/** The data cache as Next.js 16 asks a host for it. */
class FetchCache {
  async get(key, { kind }) {
    if (kind !== 'FETCH') return null
    const response = await fetch(`${cacheOrigin}/${key}`)
    if (!response.ok) return null
    const { value, milliseconds } = await response.json()
    return { value, lastModified: performance.timeOrigin + performance.now() - milliseconds }
  }
  async set(key, value, { tags = [] }) {
    await fetch(`${cacheOrigin}/${key}`, { method: 'PUT', body: JSON.stringify({ value, tags }) })
  }
  async revalidateTag(tags, durations) {
    const body = JSON.stringify({ tags: [tags].flat(), durations })
    await fetch(`${cacheOrigin}/`, { method: 'POST', body })
  }
  resetRequestCache() {}
}
if (cacheOrigin) globalThis[Symbol.for('@next/cache-handlers')] = { FetchCache }

process.chdir(folder)
const launch = createRequire(join(folder, '___next_launcher.cjs'))
let handle

const server = createServer(async (request, response) => {
  const call = Number(request.headers['x-stand-in-call'])
  delete request.headers['x-stand-in-call']
  const began = performance.now()
  let untilFirstByte
  const firstByte = () => {
    untilFirstByte ??= {
      processorMilliseconds: processorMilliseconds(),
      milliseconds: performance.now() - began,
    }
  }
  const end = response.end.bind(response)
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (...head) => {
    firstByte()
    return writeHead(...head)
  }
  response.end = (...rest) => {
    firstByte()
    return end(...rest)
  }
  response.once('close', async () => {
    while (waitedFor.size > 0) await Promise.all(waitedFor)
    process.send({ call, untilFirstByte })
  })
  try {
    handle ??= launch('./___next_launcher.cjs')
    await (isWebApi ? answerByWebApi(request, response) : handle(request, response))
  } catch (error) {
    console.error(error)
    if (!response.headersSent) response.writeHead(500, { 'x-function-failed': '1' })
    response.end()
  }
})

async function answerByWebApi(request, response) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const answer = await handle(
    new Request(`http://${request.headers.host}${request.url}`, {
      method: request.method,
      headers: new Headers(Object.entries(request.headers)),
      ...(hasBody && { body: Buffer.concat(chunks), duplex: 'half' }),
    }),
  )
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
