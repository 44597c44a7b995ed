import { spawn } from 'node:child_process'

/**
 * Ends this process even if a library keeps libuv's threads busy, which `process.exit` waits for. A child process kills it if it is still there.
 * @param {'SIGTERM' | 'SIGINT'} signal
 */
export function forceExit(signal) {
  process.removeAllListeners(signal)
  const script = `process.stdin.resume().on('close', () => process.exit()); setTimeout(() => process.kill(${process.pid}, '${signal}'), 500)`
  const env = { ...process.env, NODE_OPTIONS: '' }
  const child = spawn(process.execPath, ['-e', script], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    env,
  })
  child.on('error', () => undefined).unref()
}
