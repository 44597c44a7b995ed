import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { extname } from 'node:path'
import { type DataCache, startDataCache } from './data-cache'
import { type Answer, Functions } from './functions'
import { type ImageRules, readOutput } from './output'
import { Pages } from './pages'
import { apply, phaseOf, type Route, type Routed } from './routes'

/*
 * A stand-in of the host, driven by nothing but the output of its command line: `config.json` leads each request to a file, to the store of
 * pages or to a function. What it cannot show stands in docs/deploying.md.
 */

/** A test says who it is; the host lets no client write `X-Forwarded-For`. */
export const CLIENT = 'x-stand-in-client'

interface HostOptions {
  port: number
  /** Of the functions; they get nothing else. */
  env: NodeJS.ProcessEnv
}

export interface Host {
  origin: string
  pages: Pages
  functions: Functions
  /** What the host's optimizer takes. */
  imageRules: ImageRules
  cache: DataCache
  /** Each call of a function has a process of its own. */
  isFresh: boolean
  /** Puts the clock of the host and of its functions forward. */
  age: (seconds: number) => Promise<void>
  /** Settles when nothing goes on behind the answers. */
  settled: () => Promise<void>
  stop: () => Promise<void>
}

const UNCHANGED = 'public, max-age=0, must-revalidate'

export async function startHost(folder: string, { port, env }: HostOptions): Promise<Host> {
  const output = readOutput(folder)
  const { configuration, functions: plans, prerenders, files } = output
  const { routes } = configuration
  let clockOffset = 0
  const now = () => Date.now() + clockOffset
  const pages = new Pages(prerenders, now)
  const cache = await startDataCache((expiry) => pages.expire(expiry), now)
  const functions = new Functions(() => ({
    env,
    isFresh: host.isFresh,
    clockOffset,
    cacheOrigin: cache.origin,
  }))

  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown) => {
        console.error(error)
        return errorPage(500, {})
      })
      .then(({ status, headers, body }) => {
        response.writeHead(status, headers).end(body)
      })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')

  /** From a request to its answer, as the phases of the routes say. */
  async function answer(request: IncomingMessage): Promise<Answer> {
    const body = Buffer.concat(await request.toArray())
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const routed: Routed = {
      path: url.pathname,
      query: new URLSearchParams(url.search),
      headers: headersFor(request),
      method: request.method ?? 'GET',
      responseHeaders: {},
      status: undefined,
    }
    const callMiddleware = async (path: string): Promise<Answer | undefined> => {
      const answered = await call(path.slice(1), routed, url.pathname + url.search, body)
      const { 'x-middleware-next': next, 'x-middleware-rewrite': rewrite } = answered.headers
      if (rewrite) routed.path = new URL(rewrite).pathname
      return next || rewrite
        ? undefined
        : { ...answered, headers: { ...routed.responseHeaders, ...answered.headers } }
    }
    for (const route of phaseOf(routes, undefined)) {
      if (!apply(route, routed)) continue
      const answered = route.middlewarePath && (await callMiddleware(route.middlewarePath))
      if (answered) return answered
      if (!route.continue) break
    }
    if (routed.status !== undefined && routed.responseHeaders.location) return redirect(routed)
    const found = find(routed)
    if (!found) return errorPage(routed.status ?? 404, routed.responseHeaders)
    return serve(found, routed, url, body)
  }

  /** The output that a request is for, after the phases that look for one. */
  function find(routed: Routed): string | undefined {
    const here = outputAt(routed.path)
    if (here !== undefined) return here
    for (const phase of ['filesystem', 'miss', 'rewrite', 'resource'] as const) {
      for (const route of phaseOf(routes, phase)) {
        if (!apply(route, routed)) continue
        const found = outputAt(routed.path)
        if (route.check && found !== undefined) return found
        if (isFinal(route)) return undefined
      }
    }
    return undefined
  }

  function outputAt(path: string): string | undefined {
    const name = path.replace(/^\/|\/$/g, '') || 'index'
    return [name, decoded(name)].find((key) => plans.has(key) || files.has(key))
  }

  async function serve(name: string, routed: Routed, url: URL, body: Buffer): Promise<Answer> {
    const file = files.get(name)
    if (file) {
      const contentType = file.contentType ?? typeOf(file.file)
      const headers = { 'cache-control': UNCHANGED, ...routed.responseHeaders, 'content-type': contentType }
      return { status: routed.status ?? 200, headers, body: readFileSync(file.file) }
    }
    const prerender = prerenders.get(name)
    const isBypassed = prerender?.experimentalBypassFor?.some(
      ({ key, value }) =>
        routed.headers[key] !== undefined && new RegExp(value ?? '').test(routed.headers[key]),
    )
    if (!prerender || isBypassed) {
      const query = routed.query.size > 0 ? `?${routed.query}` : ''
      const answered = await call(name, routed, url.pathname + query, body)
      return { ...answered, headers: { ...routed.responseHeaders, ...answered.headers } }
    }
    if (!['GET', 'HEAD'].includes(routed.method)) return errorPage(405, routed.responseHeaders)
    const chosen = new URLSearchParams(
      [...routed.query].filter(([key]) => prerender.allowQuery?.includes(key) ?? true),
    )
    const key = prerender.fallback ? name : url.pathname.slice(1)
    const page = await pages.view(key, prerender.expiration, () =>
      call(name, { ...routed, method: 'GET', query: chosen }, url.pathname, Buffer.alloc(0), String(chosen)),
    )
    const headers = {
      ...routed.responseHeaders,
      ...page.headers,
      'cache-control': UNCHANGED,
      'x-vercel-cache': page.outcome,
    }
    return { ...page, headers }
  }

  function call(
    name: string,
    routed: Routed,
    target: string,
    body: Buffer,
    matches?: string,
  ): Promise<Answer> {
    const plan = plans.get(name)
    if (!plan) throw new Error(`There is no function ${name}`)
    const headers = {
      ...routed.headers,
      'x-matched-path': asHeader(name === 'index' ? '/' : `/${name}`),
      ...(matches && { 'x-now-route-matches': matches }),
    }
    return functions.call(name, plan, { method: routed.method, target, headers, body })
  }

  function errorPage(status: number, headers: Record<string, string>): Answer {
    const route = phaseOf(routes, 'error').find((candidate) => candidate.status === status)
    const file = files.get((route?.dest ?? '').slice(1))
    const all = { 'cache-control': UNCHANGED, ...headers, 'content-type': file?.contentType ?? 'text/plain' }
    return { status, headers: all, body: file ? readFileSync(file.file) : Buffer.from(String(status)) }
  }

  const host: Host = {
    origin: `http://localhost:${port}`,
    pages,
    functions,
    imageRules: configuration.images,
    cache,
    isFresh: false,
    age: async (seconds) => {
      clockOffset += seconds * 1_000
      await functions.setClock(clockOffset)
    },
    settled: async () => {
      await pages.settled()
      await functions.settled()
    },
    stop: async () => {
      await functions.forget()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      cache.stop()
    },
  }
  return host
}

/** What a function is told of a request: who asks, and what for, in the host's own words. */
function headersFor({ headers }: IncomingMessage): Record<string, string> {
  const { [CLIENT]: client = '203.0.113.1', connection: _, 'transfer-encoding': __, ...sent } = headers
  const all = Object.entries(sent).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const host = headers.host ?? ''
  return {
    ...Object.fromEntries(all),
    'x-forwarded-for': String(client),
    'x-real-ip': String(client),
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
    'x-vercel-id': 'stand-in',
  }
}

function isFinal({ check, status }: Route): boolean {
  return !check && (status ?? 0) >= 400
}

function redirect({ status = 308, responseHeaders }: Routed): Answer {
  return { status, headers: responseHeaders, body: Buffer.alloc(0) }
}

const types: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

function typeOf(file: string): string {
  return types[extname(file)] ?? 'application/octet-stream'
}

/** A header is bytes, read as Latin-1: Next.js 16.4 puts the letters of UTF-8 together again (`fixMojibake`). */
function asHeader(text: string): string {
  return Buffer.from(text).toString('latin1')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
