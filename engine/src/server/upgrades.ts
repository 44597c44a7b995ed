import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Upgrade } from '../port/settings'
import { upgrade } from '../port/upgrade'

/**
 * Without a listener Node answers a request with `Upgrade` like any other.
 * @param mayPass whether the agency's function gets a request; others are answered like any other
 * @returns closes the sockets that the function has taken
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
        // Node listens to it no more, and an error without a listener would end the process.
        socket.on('error', close)
        const passes = await mayPass(request)
        socket.off('error', close)
        if (passes && take(request, socket, head)) {
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

/** Gives a connection back to the server, with the same request but for the header. */
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
