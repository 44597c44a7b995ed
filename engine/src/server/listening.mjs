import { once } from 'node:events'
import { createServer } from 'node:http'
import { hostname } from 'node:os'

/** Where the server should listen, according to `PORT` and `HOSTNAME`. Exits with a message if these are invalid. */
export async function listenOptions() {
  // The default host name of a container is not a setting.
  const address = process.env.HOSTNAME === hostname() ? undefined : process.env.HOSTNAME || undefined
  const portSetting = process.env.PORT?.trim() || '3000'
  // Phusion Passenger and LiteSpeed set the path of a socket.
  const path = portSetting.startsWith('/') ? portSetting : undefined
  if (path === undefined && (!/^\d{1,5}$/.test(portSetting) || Number(portSetting) > 65_535)) {
    console.error(
      `PORT must be a whole number from 0 to 65535, or the path of a socket, not "${portSetting}".`,
    )
    process.exit(1)
  }
  const port = path ? 3000 : Number(portSetting) || (await freePort(address))
  process.env.PORT = path ?? String(port)
  // systemd passes a socket if deploy/site@.socket is in use: connections wait there while the server restarts.
  const isSocketPassed = process.env.LISTEN_PID === String(process.pid)
  if (isSocketPassed) return { port, listened: { fd: 3 } }
  return { port, listened: path ? { path } : { port, host: address } }
}

/**
 * The address of the server, for the log.
 * @param {ReturnType<import('node:net').Server['address']>} bound
 */
export function printedAddress(bound) {
  if (bound === null || typeof bound === 'string') return bound
  const { address, port } = bound
  if (address === '::' || address === '0.0.0.0')
    return `http://localhost:${port} and all other addresses of this machine`
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}

/**
 * Finds a free port for `PORT=0`.
 * @param {string | undefined} address
 */
async function freePort(address) {
  const server = createServer().listen(0, address)
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  return port
}
