import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { watchMemory } from '../figures/memory'
import { patience } from '../fixtures/patience'
import { endWithUs } from './end-with-us'

/* Runs the `next` program on a folder: builds and servers. */

export const nextCommand = createRequire(import.meta.url).resolve('next/dist/bin/next')

export interface Build {
  milliseconds: number
  /** Peak memory of all processes together, if it was watched; else NaN. */
  megabytes: number
}

/**
 * @param isWhole with the type check and compressed files, like `npm run build`
 * @param watchesMemory takes a tenth of a processor
 * @throws Error with the whole output of the build, when it fails
 */
export async function runBuild(
  env: NodeJS.ProcessEnv,
  folder = '.',
  { isWhole = false, watchesMemory = false } = {},
): Promise<Build> {
  const began = performance.now()
  const [program, args] = isWhole ? ['npm', ['run', 'build']] : [process.execPath, [nextCommand, 'build']]
  const child = spawn(program, args, { env, cwd: folder, stdio: 'pipe' })
  const printed = collect(child)
  const memory = watchesMemory ? watchMemory(child.pid) : undefined
  const [code] = await once(child, 'exit')
  const megabytes = memory?.stop() ?? Number.NaN
  if (code !== 0) throw new Error(`${folder} does not build:\n${printed()}`)
  return { milliseconds: performance.now() - began, megabytes }
}

interface ServerPlan {
  program: string
  args: string[]
  /** The working directory. Absent: the current one. */
  folder?: string
  env: NodeJS.ProcessEnv
  /** Requested until its response is ok. */
  firstAddress: string
}

export interface Server {
  child: ChildProcess
  /** From the start to the first response. */
  startMilliseconds: number
  /** The output so far. */
  log: () => string
  /** Ends the server and returns its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

const START_LIMIT_MS = 20_000 * patience

/** @throws Error with the whole output of the server, when it does not respond in time */
export async function startServer(plan: ServerPlan): Promise<Server> {
  const { program, args, env, firstAddress, folder = '.' } = plan
  const began = performance.now()
  const child = spawn(program, args, { env, cwd: folder, stdio: ['pipe', 'pipe', 'pipe', 'ipc'] })
  endWithUs(child)
  const printed = collect(child)
  const closed = once(child, 'close')
  while (!(await answers(firstAddress))) {
    const hasEnded = child.exitCode !== null
    // What it printed last may come after its end.
    if (hasEnded) await closed
    if (hasEnded || performance.now() - began > START_LIMIT_MS)
      throw new Error(`The server did not start:\n${printed()}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return {
    child,
    startMilliseconds: performance.now() - began,
    log: printed,
    stop: async (signal) => {
      if (child.exitCode === null) {
        child.kill(signal)
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
  const response = await fetch(address, { signal: AbortSignal.timeout(START_LIMIT_MS) }).catch(
    () => undefined,
  )
  return response?.ok ?? false
}
