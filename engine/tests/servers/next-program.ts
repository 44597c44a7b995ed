import { once } from 'node:events'
import { createRequire } from 'node:module'
import { watchMemory } from '../figures/memory'
import { type ProgramPlan, runProgram, START_LIMIT_MS, startProgram } from './programs'

/* The path of the `next` program, for builds and servers. */

export const nextCommand = createRequire(import.meta.url).resolve('next/dist/bin/next')

export interface Build {
  milliseconds: number
  /** The peak memory of all processes together, if it was measured; otherwise NaN. */
  megabytes: number
  /** The printed output. */
  log: string
}

/**
 * @param isWhole whether to include type check and compressed files, like `npm run build`
 * @param command the `next` program, if it is not the project's
 * @param watchesMemory costs a tenth of a processor
 * @throws Error with the whole output of a failed build
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
  /** An address that is requested until its response is ok. */
  firstAddress: string
}

export type Server = Awaited<ReturnType<typeof startServer>>

/** @throws Error with the whole output of the server if it does not respond in time */
export function startServer({ firstAddress, ...plan }: ServerPlan) {
  return startProgram(plan, () =>
    fetch(firstAddress, { signal: AbortSignal.timeout(START_LIMIT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
}
