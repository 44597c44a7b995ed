import { spawn } from 'node:child_process'

/**
 * `process.exit` waits for libuv's threads, which a library may keep for ever. A child, which sees the end of this process, then ends it.
 * @param {'SIGTERM' | 'SIGINT'} signal
 */
export function endSurely(signal) {
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
