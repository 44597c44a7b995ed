import { createServer, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import './node-version.mjs'
import { buildFile, buildFolder } from './server/build-file.mjs'
import { endSurely } from './server/end-surely.mjs'
import { shown, wishedPlace } from './server/listening.mjs'

// The site goes on without its log: who reads it may end, and its disk may be full. Next.js writes of each such error, for ever.
for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined)

/**
 * The site on Node: a custom server of Next.js. `server/site-server.ts` has the way of a request; `instrumentation.ts` hands it over. `next start`
 * serves the same pages, without what that file adds.
 */
export async function startServer() {
  Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' })
  // The build has written down what next.config.ts said. A container has no such file, and to run it takes a second.
  // A build writes it once all pages are rendered: a failed one has none.
  buildFile('prerender-manifest.json')
  const { config } = JSON.parse(buildFile('required-server-files.json'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir: buildFolder })

  const { default: next } = await import('next')
  const { port, listened } = await wishedPlace()
  /** @type {Promise<import('./server/site-server').SiteServer>} */
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
  server.listen(listened, () => {
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
}
