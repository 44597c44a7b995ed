import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Agent, fetch } from 'undici'
import { newConnections } from '../../lib/process/new-connections'
import { content } from '../fixtures/content'
import { patience } from '../fixtures/patience'
import { endWithUs } from './end-with-us'

// Loaded into the sandbox's process, so that a signal reaches the sandbox and not a parent process.
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const main = join(import.meta.dirname, '../../sandbox/main.ts')

/** A test may hold up its own process for longer than the sandbox keeps a connection. */
const dispatcher = new Agent(newConnections)

export interface SandboxOptions {
  port?: number
  /** Absent: the content of the tests. */
  content?: string
  assets?: string
  data?: string
  pushUrl?: string
  /** 6.3.0-only resources that the sandbox pushes too. */
  pushTags?: string[]
}
interface State {
  reads: Record<string, Record<string, number>>
  leads: Record<string, Record<string, unknown>[]>
  leadCalls: Record<string, number>
  /** Newest first, and no more than the last hundred. `at`: when it was sent. */
  pushes: { at: string; tags: string[]; ms: number }[]
  notifications: unknown[]
  faults: unknown[]
}
export interface Sandbox {
  origin: string
  state: () => Promise<State>
  setFault: (fault: Record<string, unknown>) => Promise<void>
  clearFaults: () => Promise<void>
  /** Pushes on demand, for resources whose tags the specification leaves open. */
  push: (push: { siteKey: string; tags: string[] }) => Promise<void>
  /** The output so far. */
  log: () => string
  /** Ends the sandbox and returns its exit code. */
  stop: (signal?: 'SIGINT' | 'SIGTERM') => Promise<number | null>
  /** Kills the sandbox, like a power cut. */
  kill: () => Promise<unknown>
}

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { NODE_OPTIONS: _, ...env } = process.env
  const port = options.port ?? (await freePort())
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['--import', tsx, main], {
    env: {
      ...env,
      SANDBOX_PORT: String(port),
      SANDBOX_CONTENT: options.content ?? content,
      ...(options.assets && { SANDBOX_ASSETS: options.assets }),
      SANDBOX_DATA: options.data ?? mkdtempSync(join(tmpdir(), 'sandbox-')),
      SANDBOX_PUSH_URL: options.pushUrl ?? '',
      SANDBOX_PUSH_TAGS: options.pushTags?.join(',') ?? '',
    },
    stdio: 'pipe',
  })
  endWithUs(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await once(child, 'exit')
    }
    return child.exitCode
  }
  const order = (method: string, path: string, body?: unknown) =>
    fetch(`${origin}/console/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      dispatcher,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const state = async () => (await order('GET', 'state.json')).json() as Promise<State>
  // Waits for the sandbox's own output: a response at the port could come from another sandbox.
  for (let attempt = 0; !printed.includes(`platform and console on ${origin}`); attempt += 1) {
    if (child.exitCode !== null || attempt > 200 * patience)
      throw new Error(`The sandbox did not start:\n${printed}`)
    await new Promise((done) => setTimeout(done, 100))
  }
  return {
    origin,
    state,
    setFault: async (fault) => {
      const response = await order('PUT', 'faults', fault)
      if (!response.ok) throw new Error(await response.text())
    },
    clearFaults: async () => {
      await order('DELETE', 'faults')
    },
    push: async (push) => {
      await order('POST', 'push', push)
    },
    log: () => printed,
    stop: (signal = 'SIGTERM') => end(signal),
    kill: () => end('SIGKILL'),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
