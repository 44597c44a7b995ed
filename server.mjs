// `npm start`: the site on Node, a custom server of Next.js. `engine/src/server/site-server.ts` has the way of a request; `instrumentation.ts` hands it
// over. `next start` serves the same pages, without what that file adds.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, ServerResponse } from 'node:http'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import './engine/src/node-version.mjs'

// The site goes on without its log: who reads it may end, and its disk may be full. Next.js writes of each such error, for ever.
for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined)

Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' })
process.chdir(import.meta.dirname)

// The build has written down what next.config.ts said. A container has no such file, and to run it takes a second.
const folder = process.env.NEXT_DIST_DIR || '.next'
// A build writes it once all pages are rendered: a failed one has none.
ofBuild('prerender-manifest.json')
const { config } = JSON.parse(ofBuild('required-server-files.json'))
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir: folder })

const { default: next } = await import('next')

// The name that a container has by itself is no wish of anybody's.
const address = process.env.HOSTNAME === hostname() ? undefined : process.env.HOSTNAME || undefined
const wish = process.env.PORT?.trim() || '3000'
// Phusion Passenger and LiteSpeed give the path of a socket.
const path = wish.startsWith('/') ? wish : undefined
if (path === undefined && (!/^\d{1,5}$/.test(wish) || Number(wish) > 65_535)) {
  console.error(`PORT must be a whole number from 0 to 65535, or the path of a socket, not "${wish}".`)
  process.exit(1)
}
const port = path ? 3000 : Number(wish) || (await freePort())
process.env.PORT = path ?? String(port)

/** @type {Promise<import('./engine/src/server').SiteServer>} */
const ready = new Promise((resolve) => {
  globalThis.siteState = { siteIsReady: resolve }
})
// Next.js would listen to `upgrade`, and leave sockets open. Nobody reaches this server of its own.
const app = next({ dev: false, port, httpServer: createServer() })
await app.prepare()
const site = await ready

const handle = app.getRequestHandler()
let isEnding = false
/** At a stop each says that its connection ends, also of a request from before: the next one on it would be cut off. */
class Answer extends ServerResponse {
  /**
   * @override
   * @param {number} status
   * @param {never} [reason] or the headers
   * @param {never} [headers]
   */
  writeHead(status, reason, headers) {
    if (isEnding) this.shouldKeepAlive = false
    return super.writeHead(status, reason, headers)
  }
}

const limits = {
  // Longer than proxies keep an idle connection: one that closes first loses a post that is on its way.
  keepAliveTimeout: 75_000,
  headersTimeout: 20_000,
  // With its body; longer where `uploads` takes more than a form has.
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
}
const server = createServer({ ...limits, ServerResponse: Answer }, (request, response) =>
  site.answer(request, response, handle).catch((error) => {
    console.error(error)
    // Without an answer, a browser may post again by itself.
    if (response.headersSent) response.destroy()
    else response.writeHead(500).end()
  }),
)
server.on('error', (error) => {
  console.error(`The server cannot listen: ${error.message}`)
  process.exit(1)
})
// systemd has a socket when deploy/site@.socket is in use: connections wait there while the server is started again.
const isPassed = process.env.LISTEN_PID === String(process.pid)
server.listen(isPassed ? { fd: 3 } : path ? { path } : { port, host: address }, () => {
  console.log(`The site listens on ${shown(server.address())}`)
  site.begin(server)
  // PM2 waits for it (`wait_ready`).
  process.send?.('ready')
})

// Whoever signals a group, or through npm, signals twice.
for (const [signal, code] of /** @type {const} */ ([
  ['SIGTERM', 143],
  ['SIGINT', 130],
]))
  process.on(signal, async () => {
    if (isEnding) return
    isEnding = true
    // Ctrl+C: no load balancer has to notice.
    await site.stop(server, signal === 'SIGTERM')
    await Promise.race([app.close().catch(() => undefined), sleep(500)])
    endSurely(signal)
    process.exit(code)
  })
// Of a terminal that is closed.
process.on('SIGHUP', () => undefined)

/**
 * `process.exit` waits for libuv's threads, which a library may keep for ever. A child, which sees the end of this process, then ends it.
 * @param {'SIGTERM' | 'SIGINT'} signal
 */
function endSurely(signal) {
  process.removeAllListeners(signal)
  const script = `process.stdin.resume().on('close', () => process.exit()); setTimeout(() => process.kill(${process.pid}, '${signal}'), 500)`
  const env = { ...process.env, NODE_OPTIONS: '' }
  const child = spawn(process.execPath, ['-e', script], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    env,
  })
  child.on('error', () => undefined).unref()
}

/**
 * Where the server can be reached.
 * @param {ReturnType<import('node:net').Server['address']>} bound
 */
function shown(bound) {
  if (bound === null || typeof bound === 'string') return bound
  const { address, port } = bound
  if (address === '::' || address === '0.0.0.0')
    return `http://localhost:${port} and all other addresses of this machine`
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}

/** For `PORT=0`. */
async function freePort() {
  const server = createServer().listen(0, address)
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  return port
}

/**
 * A file of the build; without it, ends this process with a sentence.
 * @param {string} name
 */
function ofBuild(name) {
  try {
    return readFileSync(`${folder}/${name}`, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    console.error(
      code === 'ENOENT'
        ? `There is no complete build in ${folder}: run "npm run build" first.`
        : `The build in ${folder} cannot be read (${code}): run "chmod -R a+rX ${folder}" as the user who has built it.`,
    )
    process.exit(1)
  }
}
