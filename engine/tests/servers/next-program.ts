import { once } from 'node:events'
import { createRequire } from 'node:module'
import { watchMemory } from '../figures/memory'
import { type ProgramPlan, runProgram, START_LIMIT_MS, startProgram } from './programs'

/* Runs the `next` program on a folder: builds and servers. */

export const nextCommand = createRequire(import.meta.url).resolve('next/dist/bin/next')

export interface Build {
  milliseconds: number
  /** Peak memory of all processes together, if it was watched; else NaN. */
  megabytes: number
  /** What it printed. */
  log: string
}

/**
 * @param isWhole with the type check and compressed files, like `npm run build`
 * @param command the `next` program, if it is not the project's
 * @param watchesMemory takes a tenth of a processor
 * @throws Error with the whole output of the build, when it fails
 */
export async function runBuild(
  env: NodeJS.ProcessEnv,
  folder = '.',
  { isWhole = false, watchesMemory = false, command = nextCommand } = {},
): Promise<Build> {
  const began = performance.now()
  const [program, args] = isWhole ? ['npm', ['run', 'build']] : [process.execPath, [command, 'build']]
  const { child, log } = runProgram({ program, args, folder, env })
  const memory = watchesMemory ? watchMemory(child.pid) : undefined
  const [code] = await once(child, 'exit')
  const megabytes = memory?.stop() ?? Number.NaN
  if (code !== 0) throw new Error(`${folder} does not build:\n${log()}`)
  return { milliseconds: performance.now() - began, megabytes, log: log() }
}

interface ServerPlan extends ProgramPlan {
  /** Requested until its response is ok. */
  firstAddress: string
}

export type Server = Awaited<ReturnType<typeof startServer>>

/** @throws Error with the whole output of the server, when it does not respond in time */
export function startServer({ firstAddress, ...plan }: ServerPlan) {
  return startProgram(plan, () =>
    fetch(firstAddress, { signal: AbortSignal.timeout(START_LIMIT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
}
