import { ports } from './ports'
import { isListening, onPath, startProgram } from './programs'

export const redisServer = onPath('redis-server')

/** Starts a separate Redis on loopback, which stores nothing on disk. */
export async function startRedis() {
  const port = ports.redis
  const args = ['--port', String(port), '--bind', '127.0.0.1 -::1', '--save', '', '--appendonly', 'no']
  const launch = () => startProgram({ program: redisServer ?? 'redis-server', args }, () => isListening(port))
  let running = await launch()
  return {
    url: `redis://localhost:${port}`,
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
