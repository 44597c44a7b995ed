import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const resolve = createRequire(import.meta.url).resolve
const children = new Set<ChildProcess>()
let isStopped = false

/**
 * Starts a command of Next.js, such as `next dev`.
 * @param errors where its errors go: to the terminal, or to the caller
 */
export function next(
  args: string[],
  env: NodeJS.ProcessEnv,
  errors: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return start([resolve('next/dist/bin/next'), ...args], env, errors)
}

/** Starts the server of a built site. */
export function server(env: NodeJS.ProcessEnv): ChildProcess {
  return start([resolve('../server.mjs')], env)
}

/** Starts the type checker. */
export function typeCheck(project: string): ChildProcess {
  return start(
    [join(dirname(resolve('typescript/package.json')), 'bin/tsc'), '--project', project],
    process.env,
  )
}

/** Starts a script of this folder. */
export function script(file: string, env = process.env): ChildProcess {
  return start(['--import', 'tsx', resolve(file)], env)
}

/** Starts the sandbox and returns once it answers. When the sandbox stops before, it has logged why, and this process ends too. */
export async function sandbox(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = script('../sandbox/main.ts', env)
  while (isRunning(child)) {
    const isUp = await fetch(`http://localhost:${env.SANDBOX_PORT}/console/state.json`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return child
    await new Promise((done) => setTimeout(done, 100))
  }
  process.exit(1)
}

export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

/** Waits until a process has ended; its exit code, 1 when a signal ended it. */
export async function ended(child: ChildProcess): Promise<number> {
  if (isRunning(child)) await once(child, 'exit')
  return child.exitCode ?? 1
}

/** Waits until the first of these processes has ended, ends all others, and ends this process with the same exit code. */
export async function endWithFirst(...processes: ChildProcess[]): Promise<never> {
  const code = await Promise.race(processes.map(ended))
  endAll()
  await Promise.all([...children].map(ended))
  // Not by itself: a watcher of files would keep this process alive.
  process.exit(isStopped ? 0 : code)
}

/** Ends this process with the shell of npm, which passes no signal on. */
export function endWithShell(): void {
  const shell = process.ppid
  if (process.env.npm_lifecycle_event === undefined) return
  setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 500).unref()
}

/** Ends all processes that were started here. */
function endAll(): void {
  for (const child of children) child.kill('SIGTERM')
}

function start(args: string[], env: NodeJS.ProcessEnv, errors: 'inherit' | 'pipe' = 'inherit'): ChildProcess {
  const child = spawn(process.execPath, args, { env, stdio: ['inherit', 'inherit', errors] })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isStopped = true
    endAll()
    process.exitCode = 0
  })
}
