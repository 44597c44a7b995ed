import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { patience } from '../../fixtures/patience'
import { endWithUs } from '../../servers/end-with-us'
import { consoleOf, type SandboxConsole, type SandboxOptions, sandboxVariables } from '../../servers/sandbox'

// Loaded into the sandbox's process, so that a signal reaches the sandbox and not a parent process.
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const main = join(import.meta.dirname, '../../../sandbox/main.ts')

export interface SandboxCommand extends SandboxConsole {
  origin: string
  /** The output so far. */
  log: () => string
  /** Ends the sandbox and returns its exit code. */
  stop: (signal?: 'SIGINT' | 'SIGTERM') => Promise<number | null>
  /** Kills the sandbox, like a power cut. */
  kill: () => Promise<unknown>
}

/** Runs a sandbox as `npm run sandbox` does, in a process of its own. */
export async function runSandboxCommand(options: SandboxOptions = {}): Promise<SandboxCommand> {
  const { NODE_OPTIONS: _, ...env } = process.env
  const variables = await sandboxVariables(options)
  const origin = `http://localhost:${variables.SANDBOX_PORT}`
  const child = spawn(process.execPath, ['--import', tsx, main], {
    env: { ...env, ...variables },
    stdio: 'pipe',
  })
  endWithUs(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await once(child, 'exit')
    }
    return child.exitCode
  }
  // Waits for the sandbox's own output: a response at the port could come from another sandbox.
  for (let attempt = 0; !printed.includes(`platform and console on ${origin}`); attempt += 1) {
    if (child.exitCode !== null || attempt > 200 * patience)
      throw new Error(`The sandbox did not start:\n${printed}`)
    await new Promise((done) => setTimeout(done, 100))
  }
  return {
    origin,
    ...consoleOf(origin),
    log: () => printed,
    stop: (signal = 'SIGTERM') => end(signal),
    kill: () => end('SIGKILL'),
  }
}
