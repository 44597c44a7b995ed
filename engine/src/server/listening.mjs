import { once } from 'node:events'
import { createServer } from 'node:http'
import { hostname } from 'node:os'

/** Where the server is to listen: by `PORT` and `HOSTNAME`. Ends a process that cannot, with a sentence. */
export async function wishedPlace() {
  // The name that a container has by itself is no wish of anybody's.
  const address = process.env.HOSTNAME === hostname() ? undefined : process.env.HOSTNAME || undefined
  const wish = process.env.PORT?.trim() || '3000'
  // Phusion Passenger and LiteSpeed give the path of a socket.
  const path = wish.startsWith('/') ? wish : undefined
  if (path === undefined && (!/^\d{1,5}$/.test(wish) || Number(wish) > 65_535)) {
    console.error(`PORT must be a whole number from 0 to 65535, or the path of a socket, not "${wish}".`)
    process.exit(1)
  }
  const port = path ? 3000 : Number(wish) || (await freePort(address))
  process.env.PORT = path ?? String(port)
  // systemd has a socket when deploy/site@.socket is in use: connections wait there while the server is started again.
  const isPassed = process.env.LISTEN_PID === String(process.pid)
  return { port, listened: isPassed ? { fd: 3 } : path ? { path } : { port, host: address } }
}

/**
 * Where the server can be reached.
 * @param {ReturnType<import('node:net').Server['address']>} bound
 */
export function shown(bound) {
  if (bound === null || typeof bound === 'string') return bound
  const { address, port } = bound
  if (address === '::' || address === '0.0.0.0')
    return `http://localhost:${port} and all other addresses of this machine`
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}

/**
 * For `PORT=0`.
 * @param {string | undefined} address
 */
async function freePort(address) {
  const server = createServer().listen(0, address)
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  return port
}
