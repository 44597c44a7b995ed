import { ports } from './ports'
import { isListening, onPath, startProgram } from './programs'

export const redisServer = onPath('redis-server')

export interface RunningRedis {
  url: string
  /** Stops responding, and leaves every connection open. */
  freeze: () => void
  thaw: () => void
  /** Kills Redis, like a power cut. */
  kill: () => Promise<unknown>
  /** Starts Redis again, empty. */
  restart: () => Promise<void>
}

/** Starts a separate Redis on loopback, which stores nothing on disk. */
export async function startRedis(port: number = ports.redis): Promise<RunningRedis> {
  const args = ['--port', String(port), '--bind', '127.0.0.1 -::1', '--save', '', '--appendonly', 'no']
  const launch = () => startProgram({ program: redisServer ?? 'redis-server', args }, () => isListening(port))
  let running = await launch()
  return {
    url: `redis://localhost:${port}`,
    freeze: () => void running.child.kill('SIGSTOP'),
    thaw: () => void running.child.kill('SIGCONT'),
    kill: () => running.stop('SIGKILL'),
    restart: async () => {
      running = await launch()
    },
  }
}
