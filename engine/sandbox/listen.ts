import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'

/** Listens on both loopback addresses, since `localhost` may be either. A machine may lack `::1`. */
export async function listenOnLoopback(listener: RequestListener, port: number) {
  const servers = [await listen(listener, port, '127.0.0.1')]
  try {
    servers.push(await listen(listener, port, '::1'))
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') {
      close(servers)
      throw error
    }
  }
  return () => close(servers)
}

async function listen(listener: RequestListener, port: number, host: string) {
  const server = createServer(listener).listen(port, host)
  await once(server, 'listening')
  return server
}

function close(servers: Server[]) {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
}

export function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
