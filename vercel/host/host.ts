import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { extname } from 'node:path'
import { startStandIn } from '../../e2e/servers/stand-in'
import { startDataCache } from './data-cache'
import { type Answer, Functions } from './functions'
import { readOutput } from './output'
import { Pages } from './pages'
import { apply, phaseOf, type Routed } from './routes'

/*
 * A stand-in of the host, driven by nothing but the output of its command line: `config.json` leads each request to a file, to the store of
 * pages or to a function. What it cannot show stands in docs/deploying.md.
 */

/** @param env of the functions; they get nothing else */
export async function startHost(folder: string, port: number, env: NodeJS.ProcessEnv) {
  const { routes, images, functions: plans, prerenders, files } = readOutput(folder)
  let ahead = 0
  const now = () => Date.now() + ahead
  const pages = new Pages(prerenders, now)
  const cache = await startDataCache((expiry) => pages.expire(expiry), now)
  const functions = new Functions(env, cache.origin)
  const server = await startStandIn(async (request, response) => {
    const { status, headers, body } = await answer(request).catch((error: unknown) => {
      console.error(error)
      return errorPage(500)
    })
    response.writeHead(status, headers).end(body)
  }, port)

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const routed: Routed = {
      method: request.method ?? 'GET',
      path: pathname,
      query: searchParams,
      headers: headersFor(request),
      body: Buffer.concat(await request.toArray()),
      responseHeaders: {},
      status: undefined,
    }
    const answered = await serve(routed, pathname, search)
    return { ...answered, headers: { ...routed.responseHeaders, ...answered.headers } }
  }

  /** From a request to its answer, as the phases of the routes say. */
  async function serve(routed: Routed, pathname: string, search: string): Promise<Answer> {
    for (const route of phaseOf(routes, undefined)) {
      if (!apply(route, routed)) continue
      if (route.middlewarePath) {
        const answered = await call(route.middlewarePath.slice(1), routed, pathname + search)
        const { 'x-middleware-next': next, 'x-middleware-rewrite': rewrite } = answered.headers
        if (!next && !rewrite) return answered
        if (rewrite) routed.path = new URL(rewrite).pathname
      }
      if (!route.continue) break
    }
    const { status, responseHeaders, query, method } = routed
    if (status && responseHeaders.location) return { status, headers: {}, body: Buffer.alloc(0) }
    const name = outputFor(routed)
    if (name === undefined) return errorPage(routed.status ?? 404)
    const file = files.get(name)
    if (file) return sent(routed.status ?? 200, file)
    const prerender = prerenders.get(name)
    const isBypassed = prerender?.experimentalBypassFor?.some(({ key, value = '' }) => {
      const header = routed.headers[key]
      return header !== undefined && new RegExp(value).test(header)
    })
    if (!prerender || isBypassed)
      return call(name, routed, query.size > 0 ? `${pathname}?${query}` : pathname)
    if (method !== 'GET' && method !== 'HEAD') return errorPage(405)
    const chosen = [...query].filter(([key]) => prerender.allowQuery?.includes(key) ?? true)
    const matches = String(new URLSearchParams(chosen))
    const asked = { ...routed, method: 'GET', body: Buffer.alloc(0) }
    const { outcome, ...page } = await pages.view(name + matches, prerender.expiration, () =>
      call(name, asked, pathname, matches),
    )
    const cacheControl = 'public, max-age=0, must-revalidate'
    return { ...page, headers: { ...page.headers, 'cache-control': cacheControl, 'x-vercel-cache': outcome } }
  }

  /** The output that a request is for, after the phases that look for one. */
  function outputFor(routed: Routed): string | undefined {
    const found = () => {
      const name = routed.path.replace(/^\/|\/$/g, '') || 'index'
      return [name, decoded(name)].find((key) => plans.has(key) || files.has(key))
    }
    for (const phase of ['filesystem', 'miss', 'rewrite']) {
      for (const route of phaseOf(routes, phase)) {
        if (found() !== undefined) return found()
        apply(route, routed)
      }
    }
    return found()
  }

  function call(name: string, routed: Routed, path: string, matches?: string): Promise<Answer> {
    const plan = plans.get(name)
    if (!plan) throw new Error(`There is no function ${name}`)
    const headers = {
      ...routed.headers,
      // A header is bytes, read as Latin-1: Next.js 16.4 puts the letters of UTF-8 together again (`fixMojibake`).
      'x-matched-path': Buffer.from(name === 'index' ? '/' : `/${name}`).toString('latin1'),
      ...(matches && { 'x-now-route-matches': matches }),
    }
    return functions.call(name, plan, { method: routed.method, path, headers, body: routed.body })
  }

  function errorPage(status: number): Answer {
    const page = files.get(String(status))
    return page ? sent(status, page) : { status, headers: {}, body: Buffer.from(String(status)) }
  }

  return {
    origin: `http://localhost:${port}`,
    pages,
    functions,
    cache,
    /** What the host's optimizer takes. */
    imageRules: images,
    /** Puts the clock of the host and of its functions forward. */
    age: async (seconds: number) => {
      ahead += seconds * 1_000
      await functions.age(seconds)
    },
    /** Settles when nothing goes on behind the answers. */
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

function sent(
  status: number,
  { file, contentType }: { file: string; contentType: string | undefined },
): Answer {
  const type = contentType ?? types[extname(file)] ?? 'application/octet-stream'
  return { status, headers: { 'content-type': type }, body: readFileSync(file) }
}

/**
 * What a function is told of a request: who asks, and what for, in the host's own words. The host lets no client write `X-Forwarded-For`;
 * a test says by it who it is.
 */
function headersFor({ headers }: IncomingMessage): Record<string, string> {
  const { connection: _, 'transfer-encoding': __, host = '', ...sent } = headers
  const client = String(headers['x-forwarded-for'] ?? '203.0.113.1')
  return {
    ...Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
    host,
    'x-forwarded-for': client,
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
