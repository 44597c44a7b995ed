import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { siteEnvironment, stagePlan } from '../../fixtures/stages'

/** Holds a socket as systemd does, and restarts the server with it as file descriptor 3. */
const holder = `while :; do sh -c 'echo "process $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec node server.mjs'; done`

/** Starts a site like deploy/site@.service with deploy/site@.socket. */
export async function startOnSocket(port: number, variables: Record<string, string>) {
  const socket = createServer().listen(port, '127.0.0.1')
  await once(socket, 'listening')
  const env = { ...siteEnvironment('mare-alta'), ...variables, PORT: String(port) }
  const { fd } = Reflect.get(socket, '_handle') as { fd: number }
  const { folder } = stagePlan('mare-alta')
  const shell = spawn('sh', ['-c', holder], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', fd],
  })
  const end = () => process.kill(-Number(shell.pid), 'SIGKILL')
  process.once('exit', end)
  socket.close()
  let log = ''
  shell.stdout?.on('data', (chunk) => {
    log += String(chunk)
  })
  const listens = async (times: number) => {
    while (log.split('The site listens').length <= times) await new Promise((done) => setTimeout(done, 20))
  }
  await listens(1)
  return {
    /** Stops the server with a signal, and waits until the next one listens. */
    restart: async (signal: NodeJS.Signals) => {
      const times = log.split('The site listens').length
      process.kill(Number(/.*process (\d+)/s.exec(log)?.[1]), signal)
      await listens(times)
    },
    stop: async () => {
      process.off('exit', end)
      end()
      await once(shell, 'exit')
    },
  }
}
