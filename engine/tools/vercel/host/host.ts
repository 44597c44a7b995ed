import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { extname } from 'node:path'
import { startStandIn } from '../../../tests/servers/stand-in'
import { startDataCache } from './data-cache'
import { type Answer, Functions } from './functions'
import { readOutput } from './output'
import { Pages } from './pages'
import { apply, phaseOf, type Routed } from './routes'

/*
 * A stand-in for Vercel that only uses the output of its CLI: `config.json` routes each request to a file, to the page store or to a function.
 * engine/tools/bench/results.md lists what it cannot show.
 */

/** @param env the complete environment of the functions */
export async function startHost(folder: string, port: number, env: NodeJS.ProcessEnv) {
  const { routes, images, functions: plans, prerenders, files } = readOutput(folder)
  let ahead = 0
  const now = () => Date.now() + ahead
  const pages = new Pages(prerenders, now)
  const cache = await startDataCache((expiry) => pages.expire(expiry), now)
  const functions = new Functions(env, cache.origin)
  const server = await startStandIn(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const routed: Routed = {
      method: request.method ?? 'GET',
      path: pathname,
      query: searchParams,
      headers: headersFor(request),
      body: Buffer.concat(await request.toArray()),
      responseHeaders: {},
      status: undefined,
    }
    const { status, headers, body } = await serve(routed, request.url ?? '/', pathname)
    response.writeHead(status, { ...routed.responseHeaders, ...headers }).end(body)
  }, port)

  /** Answers a request, following the phases of the routes. */
  async function serve(routed: Routed, url: string, pathname: string): Promise<Answer> {
    for (const route of phaseOf(routes, undefined)) {
      if (!apply(route, routed)) continue
      if (route.middlewarePath) {
        const answered = await call(route.middlewarePath.slice(1), routed, url)
        if (!answered.headers['x-middleware-next']) return answered
      }
      if (!route.continue) break
    }
    const { status, responseHeaders, query } = routed
    if (status && responseHeaders.location) return { status, headers: {}, body: Buffer.alloc(0) }
    const name = outputFor(routed) ?? '404'
    const file = files.get(name)
    if (file) {
      const type = file.contentType ?? types[extname(file.file)] ?? 'application/octet-stream'
      const fileStatus = routed.status ?? (name === '404' ? 404 : 200)
      return { status: fileStatus, headers: { 'content-type': type }, body: readFileSync(file.file) }
    }
    const prerender = prerenders.get(name)
    const isBypassed = prerender?.experimentalBypassFor?.some(({ key, value = '' }) => {
      const header = routed.headers[key]
      return header !== undefined && new RegExp(value).test(header)
    })
    if (!prerender || isBypassed)
      return call(name, routed, query.size > 0 ? `${pathname}?${query}` : pathname)
    const chosen = [...query].filter(([key]) => prerender.allowQuery?.includes(key) ?? true)
    const matches = String(new URLSearchParams(chosen))
    const { outcome, ...page } = await pages.visit(name + matches, prerender.expiration, () =>
      call(name, routed, pathname, matches),
    )
    const cacheControl = 'public, max-age=0, must-revalidate'
    return { ...page, headers: { ...page.headers, 'cache-control': cacheControl, 'x-vercel-cache': outcome } }
  }

  /** The output that matches a request. */
  function outputFor(routed: Routed): string | undefined {
    const found = () => {
      const name = routed.path.replace(/^\/|\/$/g, '') || 'index'
      return [name, decodeURIComponent(name)].find((key) => plans.has(key) || files.has(key))
    }
    for (const route of phaseOf(routes, 'rewrite')) {
      if (found() !== undefined) break
      apply(route, routed)
    }
    return found()
  }

  function call(name: string, routed: Routed, path: string, matches?: string): Promise<Answer> {
    const plan = plans.get(name)
    if (!plan) throw new Error(`There is no function ${name}`)
    const headers = {
      ...routed.headers,
      // Headers are bytes in Latin-1. Next.js 16.4 restores UTF-8 from them (`fixMojibake`).
      'x-matched-path': Buffer.from(name === 'index' ? '/' : `/${name}`).toString('latin1'),
      ...(matches && { 'x-now-route-matches': matches }),
      // Without this header, Next.js repeats earlier results for 10 s (vercel/next.js#88509).
      'x-invocation-id': randomUUID(),
    }
    return functions.call(name, plan, { method: routed.method, path, headers, body: routed.body })
  }

  return {
    origin: `http://localhost:${port}`,
    pages,
    functions,
    cache,
    /** The pictures that Vercel's optimizer accepts. */
    imageRules: images,
    /** Advances the clock of the host and of its functions. */
    age: async (seconds: number) => {
      ahead += seconds * 1_000
      await functions.age(seconds * 1_000)
    },
    /** Resolves when no work continues after the answers. */
    settled: async () => {
      await pages.settled()
      await functions.settled()
    },
    stop: async () => {
      await functions.stop()
      server.stop()
      cache.stop()
    },
  }
}

const types: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * The headers that Vercel adds for a function: who sends the request, and to which host. On Vercel, clients cannot set `X-Forwarded-For`; here a test
 * identifies itself by it.
 */
function headersFor({ headers }: IncomingMessage): Record<string, string> {
  const { connection: _, 'transfer-encoding': __, host = '', ...sent } = headers
  return {
    'x-forwarded-for': '203.0.113.1',
    ...Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
  }
}
