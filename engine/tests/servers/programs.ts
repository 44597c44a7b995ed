import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { patience } from '../fixtures/patience'

/** Options that make Node.js run TypeScript itself, so that signals reach the script without an intermediate process. */
export const withTypeScript = ['--import', new URL('../../src/with-typescript.mjs', import.meta.url).href]

/** The path of a system program; undefined if it does not exist. */
export function onPath(command: string): string | undefined {
  try {
    return execFileSync('which', [command], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}

/** Ends a program with the process that started it. A program left by a failing test would keep the ports of the next one. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  const end = () => child.kill(signal)
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

export interface ProgramPlan {
  /** The program. Default: Node.js. */
  program?: string
  args: string[]
  /** The working directory. Default: the current one. */
  folder?: string
  /** The environment. Default: that of this process. */
  env?: NodeJS.ProcessEnv
  /** The signal that ends the program with this process. Default: SIGKILL. */
  lastSignal?: NodeJS.Signals
}

export type Program = ReturnType<typeof runProgram>

export function runProgram(plan: ProgramPlan) {
  const { program = process.execPath, args, folder = '.', env, lastSignal } = plan
  const child = spawn(program, args, { env, cwd: folder, stdio: ['pipe', 'pipe', 'pipe', 'ipc'] })
  endWithUs(child, lastSignal)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      printed += String(chunk)
    })
  return {
    child,
    /** The output so far. */
    log: () => printed,
    /** Stops the program and returns its exit code. */
    stop: async (signal?: NodeJS.Signals) => {
      if (isRunning(child)) {
        child.kill(signal)
        await once(child, 'exit')
      }
      return child.exitCode
    },
  }
}

export const START_LIMIT_MS = 20_000 * patience

/** @throws Error with the whole output of the program if it is not ready in time */
export async function startProgram(plan: ProgramPlan, isReady: (program: Program) => Promise<boolean>) {
  const began = performance.now()
  const program = runProgram(plan)
  const closed = once(program.child, 'close')
  while (!(await isReady(program))) {
    const hasEnded = !isRunning(program.child)
    // The last output may arrive after the exit.
    if (hasEnded) await closed
    if (hasEnded || performance.now() - began > START_LIMIT_MS)
      throw new Error(`The program did not start:\n${program.log()}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return { ...program, startMilliseconds: performance.now() - began }
}

/** Whether a port of this machine is in use. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}
