import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

const resolve = createRequire(import.meta.url).resolve
const children = new Set<ChildProcess>()

/** Starts a command of Next.js, such as `next dev`. */
export function next(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return start([resolve('next/dist/bin/next'), ...args], env)
}

/** Starts the sandbox and returns once it answers. When the sandbox stops before, it has logged why, and this process ends too. */
export async function sandbox(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = start([resolve('tsx/cli'), resolve('../sandbox/main.ts')], env)
  while (child.exitCode === null) {
    const isUp = await fetch(`http://localhost:${env.SANDBOX_PORT}/console/state.json`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return child
    await new Promise((done) => setTimeout(done, 100))
  }
  process.exit(1)
}

/** Waits until a process has ended; its exit code. */
export async function ended(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return child.exitCode
  const [code] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}

/** Ends all processes that were started here. */
export function endAll(): void {
  for (const child of children) child.kill('SIGTERM')
}

function start(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endAll()
    process.exitCode = 0
  })
}
