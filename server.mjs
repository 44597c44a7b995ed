/*
 * `npm start`: the site on Node, a custom server of Next.js. `lib/server/site-server.ts` says what happens to a request; Next.js compiles
 * it, and `instrumentation.ts` hands it over. `next start` serves the same pages, without what that file adds.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { hostname } from 'node:os'

Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' })
process.chdir(import.meta.dirname)

// The build has written down what next.config.ts said. A container has no such file, and to run it takes a second.
const folder = process.env.NEXT_DIST_DIR || '.next'
const file = `${folder}/required-server-files.json`
if (!existsSync(file)) {
  console.error(`There is no build in ${folder}: run "npm run build" first.`)
  process.exit(1)
}
const { config } = JSON.parse(readFileSync(file, 'utf8'))
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir: folder })

const { default: next } = await import('next')

const port = Number(process.env.PORT || 3000)
// The name that a container has by itself is no wish of anybody's.
const address = process.env.HOSTNAME === hostname() ? undefined : process.env.HOSTNAME || undefined

/** @type {Promise<import('./lib/server/site-server').SiteServer>} */
const ready = new Promise((resolve) => {
  Reflect.set(globalThis, 'siteStates', new Map([['site is ready', resolve]]))
})
const app = next({ dev: false, port })
await app.prepare()
const site = await ready

const handle = app.getRequestHandler()
const server = createServer((request, response) =>
  site.answer(request, response, handle).catch((error) => {
    console.error(error)
    response.destroy()
  }),
)
server.on('error', (error) => {
  console.error(`The server cannot listen: ${error.message}`)
  process.exit(1)
})
const shown = address?.includes(':') ? `[${address}]` : (address ?? 'localhost')
server.listen(port, address, () => {
  console.log(`The site listens on http://${shown}:${port}`)
  // The first page takes half a second, the next a tenth of it.
  void fetch(`http://${shown}:${port}/`).catch(() => undefined)
})

for (const [signal, code] of /** @type {const} */ ([
  ['SIGTERM', 143],
  ['SIGINT', 130],
]))
  process.once(signal, async () => {
    await site.stop(server)
    await app.close()
    process.exit(code)
  })
