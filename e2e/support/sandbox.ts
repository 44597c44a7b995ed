import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const tsx = createRequire(import.meta.url).resolve('tsx/cli')
const main = join(import.meta.dirname, '../../sandbox/main.ts')

export interface SandboxOptions {
  port?: number
  content?: string
  data?: string
  pushUrl?: string
}
interface State {
  reads: Record<string, Record<string, number>>
  leads: Record<string, Record<string, unknown>[]>
  leadCalls: Record<string, number>
  pushes: unknown[]
}
export interface Sandbox {
  origin: string
  state: () => Promise<State>
  setFault: (fault: Record<string, unknown>) => Promise<void>
  clearFaults: () => Promise<void>
  stop: () => Promise<void>
}

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { NODE_OPTIONS: _, ...env } = process.env
  const port = options.port ?? (await freePort())
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [tsx, main], {
    env: {
      ...env,
      SANDBOX_PORT: String(port),
      ...(options.content && { SANDBOX_CONTENT: options.content }),
      SANDBOX_DATA: options.data ?? mkdtempSync(join(tmpdir(), 'sandbox-')),
      SANDBOX_PUSH_URL: options.pushUrl ?? '',
    },
    stdio: 'pipe',
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const state = async () => (await fetch(`${origin}/console/state.json`)).json() as Promise<State>
  for (
    let attempt = 0;
    !(await state().then(
      () => true,
      () => false,
    ));
    attempt += 1
  ) {
    if (child.exitCode !== null || attempt > 200) throw new Error(`The sandbox did not start:\n${printed}`)
    await new Promise((done) => setTimeout(done, 100))
  }
  return {
    origin,
    state,
    setFault: async (fault) => {
      const response = await fetch(`${origin}/console/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      })
      if (!response.ok) throw new Error(await response.text())
    },
    clearFaults: async () => {
      await fetch(`${origin}/console/faults`, { method: 'DELETE' })
    },
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
