import { once } from 'node:events'
import { connect } from 'node:net'
import { ports } from './ports'
import { isListening, onPath, startProgram } from './programs'

export const redisServer = onPath('redis-server')

/** Starts a separate Redis on loopback that does not persist anything. */
export async function startRedis(port: number = ports.redis) {
  const args = ['--port', String(port), '--bind', '127.0.0.1 -::1', '--save', '', '--appendonly', 'no']
  const launch = () => startProgram({ program: redisServer ?? 'redis-server', args }, () => isListening(port))
  let running = await launch()
  return {
    url: `redis://localhost:${port}`,
    /** Runs a one-line command like an operator. */
    order: async (command: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.end(`${command}\r\n`)
      const [answer] = await once(socket, 'data')
      if (!String(answer).startsWith('+OK')) throw new Error(`${command}: ${answer}`)
    },
    /** Freezes Redis: it stops responding, and leaves all connections open. */
    freeze: () => void running.child.kill('SIGSTOP'),
    thaw: () => void running.child.kill('SIGCONT'),
    /** Kills Redis, like a power cut. */
    kill: () => running.stop('SIGKILL'),
    /** Restarts an empty Redis. */
    restart: async () => {
      running = await launch()
    },
  }
}
