import { join } from 'node:path'
import { startServer } from '../../servers/next-program'
import { withTypeScript } from '../../servers/programs'
import { consoleOf, type SandboxOptions, sandboxVariables } from '../../servers/sandbox'
import { clientOf } from './client'

const main = join(import.meta.dirname, '../../../sandbox/main.ts')

export type SandboxCommand = Awaited<ReturnType<typeof runSandboxCommand>>

/** Runs a sandbox like `npm run sandbox`, in a separate process. */
export async function runSandboxCommand(options: SandboxOptions) {
  const { NODE_OPTIONS: _, ...env } = process.env
  const variables = await sandboxVariables(options)
  const origin = `http://localhost:${variables.SANDBOX_PORT}`
  const { log, stop } = await startServer({
    args: [...withTypeScript, main],
    env: { ...env, ...variables },
    firstAddress: `${origin}/console/state.json`,
  })
  return {
    origin,
    ...consoleOf(origin),
    ...clientOf(origin),
    log,
    stop,
  }
}
