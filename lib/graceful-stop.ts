import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long a request that has begun to arrive may take for its head, and until it is answered: every answer takes less. */
const LATEST_HEAD_MS = 2_000
const LATEST_ANSWER_MS = 7_000
/** Whatever still runs then, such as work after an answer, is given up. */
const GONE_AFTER_MS = 8_500

const SIGTERM_EXIT_CODE = 143

/**
 * At SIGTERM the framework takes no new connection, finishes what is under way and exits once every connection is closed.
 * A client that keeps one busy, a load balancer say, would hold the process for good, and so would one that sends half a
 * request: from the signal on, each answer is the last one on its connection, and no connection outlives its time.
 */
export function endConnectionsOnStop(): void {
  // A listener where the framework has none would keep the process from ending at all.
  if (process.listenerCount('SIGTERM') === 0) return
  const sockets = new Set<Socket>()
  const underWay = new Set<ServerResponse>()
  let isStopping = false
  process.once('SIGTERM', () => {
    isStopping = true
    underWay.forEach(makeLast)
    setTimeout(() => closeUnless(isAnswered(underWay), sockets), LATEST_HEAD_MS).unref()
    setTimeout(() => closeUnless(() => false, sockets), LATEST_ANSWER_MS).unref()
    setTimeout(() => process.exit(SIGTERM_EXIT_CODE), GONE_AFTER_MS).unref()
  })
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket }
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse }
    if (isStopping) makeLast(response)
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
}

function makeLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

/** Whether a request on a connection has arrived, as far as its head. */
function isAnswered(underWay: Set<ServerResponse>): (socket: Socket) => boolean {
  const busy = new Set([...underWay].map(({ socket }) => socket))
  return (socket) => busy.has(socket)
}

function closeUnless(isKept: (socket: Socket) => boolean, sockets: Set<Socket>): void {
  for (const socket of sockets) if (!isKept(socket)) socket.destroy()
}
