import { createServer, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import './node-version.mjs'
import { buildFile, buildFolder } from './server/build-file.mjs'
import { forceExit } from './server/force-exit.mjs'
import { listenOptions, printedAddress } from './server/listening.mjs'

// The site keeps running if its log's reader ends or disk is full. Without a listener, Next.js would log each such error endlessly.
for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined)

/**
 * Starts the site on a custom server of Next.js. `server/site-server.ts` handles each request; `instrumentation.ts` provides it. `next start`
 * serves the same pages without what that file adds.
 */
export async function startServer() {
  Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' })
  // The prerender manifest is written once all pages are rendered, so a failed build has none.
  buildFile('prerender-manifest.json')
  // The build saved the configuration of next.config.ts, which a container lacks, and which takes a second to run.
  const { config } = JSON.parse(buildFile('required-server-files.json'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir: buildFolder })

  const { default: next } = await import('next')
  const { port, listened } = await listenOptions()
  /** @type {Promise<import('./server/site-server').SiteServer>} */
  const ready = new Promise((resolve) => {
    globalThis.siteState = { siteIsReady: resolve }
  })
  // Next.js would listen for `upgrade`, and leave sockets open. It gets another server, which nobody reaches.
  const app = next({ dev: false, port, httpServer: createServer() })
  await app.prepare()
  const site = await ready

  const handle = app.getRequestHandler()
  let isEnding = false
  /** A response that closes its connection while the server is stopping, since the next request on it would be cut off. */
  class ClosingResponse extends ServerResponse {
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
    // Longer than proxies keep an idle connection: closing it first could lose a post under way.
    keepAliveTimeout: 75_000,
    headersTimeout: 20_000,
    // The time for a request with its body. It is longer if `uploads` accepts more than a form has.
    requestTimeout: 120_000,
    connectionsCheckingInterval: 5_000,
  }
  const server = createServer({ ...limits, ServerResponse: ClosingResponse }, (request, response) =>
    site.answer(request, response, handle).catch((error) => {
      console.error(error)
      // Without a response, a browser may repeat a post by itself.
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    }),
  )
  server.on('error', (error) => {
    console.error(`The server cannot listen: ${error.message}`)
    process.exit(1)
  })
  server.listen(listened, () => {
    console.log(`The site listens on ${printedAddress(server.address())}`)
    site.begin(server)
    // PM2 waits for this message (`wait_ready`).
    process.send?.('ready')
  })

  // A signal to the process group, or through npm, arrives twice.
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ]))
    process.on(signal, async () => {
      if (isEnding) return
      isEnding = true
      // On Ctrl+C, no load balancer has to notice.
      await site.stop(server, signal === 'SIGTERM')
      await Promise.race([app.close().catch(() => undefined), sleep(500)])
      forceExit(signal)
      process.exit(code)
    })
  // A closed terminal sends SIGHUP, which must not end the site.
  process.on('SIGHUP', () => undefined)
}
