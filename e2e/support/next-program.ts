import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { endWithUs } from './end-with-us'
import { watchMemory } from './memory'
import { patience } from './patience'

/* The framework's own program, run on a folder: builds, and servers. */

export const nextCommand = createRequire(import.meta.url).resolve('next/dist/bin/next')

export interface Build {
  milliseconds: number
  /** Of all processes together, at most. */
  megabytes: number
}

/**
 * @param isWhole with its type check and the packed files, as `npm run build`
 * @throws Error with all that the build has printed, when it fails
 */
export async function runBuild(
  env: NodeJS.ProcessEnv,
  folder = '.',
  { isWhole = false } = {},
): Promise<Build> {
  const began = performance.now()
  const [program, args] = isWhole ? ['npm', ['run', 'build']] : [process.execPath, [nextCommand, 'build']]
  const child = spawn(program, args, { env, cwd: folder, stdio: 'pipe' })
  const printed = collect(child)
  const memory = watchMemory(child.pid)
  const [code] = await once(child, 'exit')
  const megabytes = memory.stop()
  if (code !== 0) throw new Error(`${folder} does not build:\n${printed()}`)
  return { milliseconds: performance.now() - began, megabytes }
}

interface ServerPlan {
  program: string
  args: string[]
  /** Where it runs; here when absent. */
  folder?: string
  env: NodeJS.ProcessEnv
  /** Asked until it answers well. */
  firstAddress: string
}

export interface Server {
  child: ChildProcess
  /** From the start to the first answer. */
  startMilliseconds: number
  /** Everything it has printed so far. */
  log: () => string
  /** Ends it; answers its exit code. */
  stop: () => Promise<number | null>
}

const START_LIMIT_MS = 20_000 * patience

/** @throws Error with all that the server has printed, when it does not answer in time */
export async function startServer(plan: ServerPlan): Promise<Server> {
  const { program, args, env, firstAddress, folder = '.' } = plan
  const began = performance.now()
  const child = spawn(program, args, { env, cwd: folder, stdio: ['pipe', 'pipe', 'pipe', 'ipc'] })
  endWithUs(child)
  const printed = collect(child)
  while (!(await answers(firstAddress))) {
    if (child.exitCode !== null || performance.now() - began > START_LIMIT_MS)
      throw new Error(`The server did not start:\n${printed()}`)
    await new Promise((done) => setTimeout(done, 20))
  }
  return {
    child,
    startMilliseconds: performance.now() - began,
    log: printed,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      return child.exitCode
    },
  }
}

function collect({ stdout, stderr }: ChildProcess): () => string {
  let printed = ''
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk) => {
      printed += String(chunk)
    })
  return () => printed
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => undefined)
  return response?.ok ?? false
}
