import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** After the signal: how long a request may take until its head has arrived, and until it is answered. Every answer takes less. */
const LATEST_HEAD_MS = 2_000
const LATEST_ANSWER_MS = 7_000
/** The process exits then, even if work such as that after an answer is still running. */
const GONE_AFTER_MS = 8_500

const SIGTERM_EXIT_CODE = 143

/**
 * At SIGTERM Next.js accepts no new connections, finishes the requests under way and exits once every connection is closed.
 * A client that keeps a connection busy, such as a load balancer, would keep the process alive for good. So would a client that
 * sends half a request. From the signal on, each answer is therefore the last on its connection, and each connection has a time limit.
 */
export function endConnectionsOnStop(): void {
  // When Next.js has no listener, a listener here would keep the process from ending at all.
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

/** Whether the head of a request has arrived on a connection. */
function isAnswered(underWay: Set<ServerResponse>): (socket: Socket) => boolean {
  const busy = new Set([...underWay].map(({ socket }) => socket))
  return (socket) => busy.has(socket)
}

function closeUnless(isKept: (socket: Socket) => boolean, sockets: Set<Socket>): void {
  for (const socket of sockets) if (!isKept(socket)) socket.destroy()
}
