import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy on loopback, like a firewall or a virtual address between a site and its Redis. */
export async function startTcpProxy(port: number, firstTarget: number) {
  let target = firstTarget
  const pairs = new Set<[Socket, Socket]>()
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    const pair: [Socket, Socket] = [client, upstream]
    pairs.add(pair)
    client.pipe(upstream).pipe(client)
    for (const [one, other] of [pair, [upstream, client] as const]) {
      one.on('error', () => other.resetAndDestroy())
      one.on('close', () => pairs.delete(pair) && other.destroy())
    }
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    /** Silently drops data on existing connections, in both directions. */
    forget: () => {
      for (const pair of pairs) {
        for (const socket of pair) socket.unpipe().resume()
        pairs.delete(pair)
      }
    },
    /** Sends new connections to another port. Existing ones stay. */
    leadTo: (port: number) => {
      target = port
    },
    stop: () => {
      server.close()
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
  }
}
