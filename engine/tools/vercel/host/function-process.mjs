/*
 * One process of a function. It does the work of Vercel's runtime around the launcher that the CLI has generated: it passes on requests, the data
 * cache and `waitUntil`. All other work of the function may be lost, because the parent process may stop this one once there is nothing left to wait
 * for.
 */
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

// The originals are kept before Next.js replaces the first one.
const { fetch, Request } = globalThis
const { useWebApi, cacheOrigin } = JSON.parse(process.argv[2] ?? '{}')

const waitedFor = new Set()
const waitUntil = (work) => {
  const promise = Promise.resolve(work).catch(console.error)
  waitedFor.add(promise)
  void promise.then(() => waitedFor.delete(promise))
}
globalThis[Symbol.for('@vercel/request-context')] = { get: () => ({ waitUntil }) }

/** The data cache in the form that Next.js 16 expects of a host. */
class FetchCache {
  async get(key, { kind }) {
    const response = kind === 'FETCH' && (await fetch(`${cacheOrigin}/${key}`))
    return response.ok ? response.json() : null
  }
  async set(key, value, { tags = [] }) {
    await fetch(`${cacheOrigin}/${key}`, { method: 'PUT', body: JSON.stringify({ value, tags }) })
  }
  async revalidateTag(tags, durations) {
    const body = JSON.stringify({ tags: [tags].flat(), durations })
    await fetch(cacheOrigin, { method: 'POST', body })
  }
  resetRequestCache() {}
}
globalThis[Symbol.for('@next/cache-handlers')] = { FetchCache }

const launch = createRequire(`${process.cwd()}/`)
let handle

const server = createServer(async (request, response) => {
  if (request.url === '/stand-in/over') {
    while (waitedFor.size > 0) await Promise.all(waitedFor)
    response.end()
  } else {
    waitUntil(answer(request, response))
  }
})

async function answer(request, response) {
  const began = performance.now()
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (...head) => {
    const { user, system } = process.cpuUsage()
    const milliseconds = performance.now() - began
    const firstByte = { processorMilliseconds: (user + system) / 1_000, milliseconds }
    response.setHeader('x-stand-in-first-byte', JSON.stringify(firstByte))
    return writeHead(...head)
  }
  try {
    handle ??= launch('./___next_launcher.cjs')
    await (useWebApi ? answerByWebApi(request, response) : handle(request, response))
  } catch (error) {
    console.error(error)
    if (!response.headersSent) response.writeHead(500)
    response.end()
  }
}

async function answerByWebApi({ method, headers, url }, response) {
  const answer = await handle(new Request(`http://${headers.host}${url}`, { method, headers }))
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
