import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Upgrade } from '../port/settings'
import { upgrade } from '../port/upgrade'

/**
 * Passes upgrade requests to the agency's function. Without a listener, Node.js treats a request with `Upgrade` like any other.
 * @param mayPass whether the agency's function gets a request; others are handled like any other
 * @returns a function that closes the sockets which the agency's function took
 */
export function handUpgrades(
  server: Server,
  mayPass: (request: IncomingMessage) => Promise<boolean>,
): () => void {
  const take: Upgrade | undefined = upgrade
  const taken = new Set<Duplex>()
  if (take)
    server.on('upgrade', async (request, socket, head) => {
      const close = () => void socket.destroy()
      try {
        // Node.js no longer listens to the socket, and an error without a listener would end the process.
        socket.on('error', close)
        const isAllowed = await mayPass(request)
        socket.off('error', close)
        if (isAllowed && take(request, socket, head)) {
          taken.add(socket)
          socket.once('close', () => taken.delete(socket))
        } else answerAsUsual(server, request, socket, head)
      } catch (error) {
        console.error(error)
        close()
      }
    })
  return () => {
    for (const socket of taken) socket.destroy()
  }
}

/** Gives a connection back to the server, with the same request minus its upgrade headers. */
function answerAsUsual(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 1 || /^(upgrade|http2-settings|connection)$/i.test(name)
      ? []
      : `${name}: ${rawHeaders[index + 1]}`,
  )
  const start = [`${method} ${url} HTTP/${httpVersion}`, ...lines, 'Connection: close', '', ''].join('\r\n')
  socket.unshift(Buffer.concat([Buffer.from(start, 'latin1'), head]))
  server.emit('connection', socket)
}
