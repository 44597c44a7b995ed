import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import './shared/end-with-output.mjs'
import { projectFile } from './shared/project'

const resolve = createRequire(import.meta.url).resolve
/** Modules that Next.js also loads into the processes that it starts. */
const imports = ['output', 'parent'].flatMap((end) => [
  '--import',
  new URL(`./shared/end-with-${end}.mjs`, import.meta.url).href,
])
const children = new Set<ChildProcess>()
let isStopped = false

/**
 * Starts a Next.js command, such as `next dev`.
 * @param stdio the target of its output, such as the terminal or the caller
 */
export function next(args: string[], env: NodeJS.ProcessEnv, stdio: StdioOptions = 'inherit'): ChildProcess {
  return start([resolve('next/dist/bin/next'), ...args], env, stdio)
}

/** Starts the server of a built site. */
export function server(env: NodeJS.ProcessEnv): ChildProcess {
  return start([projectFile('server.mjs')], env)
}

/** Starts the type checker. */
export function typeCheck(project: string): ChildProcess {
  const tsc = join(dirname(resolve('typescript/package.json')), 'bin/tsc')
  return start([tsc, '--noEmit', '--incremental', 'false', '--project', project], process.env)
}

/** Generates the types of routes in `app/`, because those of an earlier build may name deleted pages. Prints errors; returns the exit code. */
export async function writeRouteTypes(): Promise<number> {
  // Types of `next dev`, which Next.js does not rewrite otherwise.
  rmSync(join(process.env.NEXT_DIST_DIR || '.next', 'dev/types'), { recursive: true, force: true })
  const writing = next(['typegen'], process.env, ['ignore', 'ignore', 'pipe'])
  let errors = ''
  writing.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  const code = await ended(writing)
  if (code !== 0) process.stderr.write(errors)
  return code
}

/** Starts a script of this folder. */
export function script(file: string, env = process.env): ChildProcess {
  return start(['--import', pathToFileURL(resolve('../src/with-typescript.mjs')).href, resolve(file)], env)
}

/** Starts the sandbox and waits until it answers. If the sandbox stops early, it has printed the reason, and this process ends too. */
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

/** Waits for the end of a process; returns its exit code, or 1 after a signal. */
export async function ended(child: ChildProcess): Promise<number> {
  if (isRunning(child)) await once(child, 'exit')
  return child.exitCode ?? 1
}

/** Waits until one of these processes ends, stops the others, and exits with its exit code. */
export async function endWithFirst(...processes: ChildProcess[]): Promise<never> {
  const code = await Promise.race(processes.map(ended))
  endAll()
  await Promise.all([...children].map(ended))
  // An explicit exit, because a file watcher would keep this process alive.
  process.exit(isStopped ? 0 : code)
}

/** Stops all processes that were started here. */
function endAll(): void {
  for (const child of children) child.kill('SIGTERM')
}

function start(args: string[], env: NodeJS.ProcessEnv, stdio: StdioOptions = 'inherit'): ChildProcess {
  const child = spawn(process.execPath, [...imports, ...args], { env, stdio })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

process.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isStopped = true
    endAll()
    process.exitCode = 0
  })
}
