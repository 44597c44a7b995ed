import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { endWithUs } from './end-with-us'
import { ports } from './ports'
import { onPath } from './programs'

export const redisServer = onPath('redis-server')

export interface RunningRedis {
  url: string
  /** Stops responding, and leaves every connection open. */
  freeze: () => void
  thaw: () => void
  /** Kills Redis, like a power cut. */
  kill: () => Promise<void>
  /** Starts Redis again, empty. */
  restart: () => Promise<void>
}

/** Starts a separate Redis on loopback, which stores nothing on disk. */
export async function startRedis(port: number = ports.instances.redis): Promise<RunningRedis> {
  let child = await launch(port)
  return {
    url: `redis://localhost:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill: () => end(child),
    restart: async () => {
      child = await launch(port)
    },
  }
}

async function launch(port: number): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1 -::1', '--save', '', '--appendonly', 'no']
  const child = spawn(redisServer ?? 'redis-server', options, { stdio: 'ignore' })
  endWithUs(child)
  for (let attempt = 0; !(await answers(port)); attempt += 1) {
    if (child.exitCode !== null || attempt > 100) throw new Error('redis-server did not start')
    await new Promise((done) => setTimeout(done, 50))
  }
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
