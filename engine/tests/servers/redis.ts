import { once } from 'node:events'
import { connect } from 'node:net'
import { ports } from './ports'
import { isListening, onPath, startProgram } from './programs'

export const redisServer = onPath('redis-server')

/** Starts a separate Redis on loopback, which stores nothing on disk. */
export async function startRedis(port: number = ports.redis) {
  const args = ['--port', String(port), '--bind', '127.0.0.1 -::1', '--save', '', '--appendonly', 'no']
  const launch = () => startProgram({ program: redisServer ?? 'redis-server', args }, () => isListening(port))
  let running = await launch()
  return {
    url: `redis://localhost:${port}`,
    /** Runs a command of one line, as its operator would. */
    order: async (command: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.end(`${command}\r\n`)
      const [answer] = await once(socket, 'data')
      if (!String(answer).startsWith('+OK')) throw new Error(`${command}: ${answer}`)
    },
    /** Stops responding, and leaves every connection open. */
    freeze: () => void running.child.kill('SIGSTOP'),
    thaw: () => void running.child.kill('SIGCONT'),
    /** Kills Redis, like a power cut. */
    kill: () => running.stop('SIGKILL'),
    /** Starts Redis again, empty. */
    restart: async () => {
      running = await launch()
    },
  }
}
