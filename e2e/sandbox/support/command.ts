import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startServer } from '../../servers/next-program'
import { consoleOf, type SandboxOptions, sandboxVariables } from '../../servers/sandbox'
import { clientOf } from './client'

// Loaded into the sandbox's process, so that a signal reaches the sandbox and not a parent process.
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const main = join(import.meta.dirname, '../../../sandbox/main.ts')

export type SandboxCommand = Awaited<ReturnType<typeof runSandboxCommand>>

/** Runs a sandbox as `npm run sandbox` does, in a process of its own. */
export async function runSandboxCommand(options: SandboxOptions) {
  const { NODE_OPTIONS: _, ...env } = process.env
  const variables = await sandboxVariables(options)
  const origin = `http://localhost:${variables.SANDBOX_PORT}`
  const { child, log, stop } = await startServer({
    program: process.execPath,
    args: ['--import', tsx, main],
    env: { ...env, ...variables },
    firstAddress: `${origin}/console/state.json`,
  })
  return {
    origin,
    ...consoleOf(origin),
    ...clientOf(origin),
    log,
    stop,
    /** Kills the sandbox, like a power cut. */
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
