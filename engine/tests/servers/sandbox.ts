import { once } from 'node:events'
import { createServer } from 'node:net'
import { Agent, fetch } from 'undici'
import { mute } from '../../sandbox/log'
import { runSandbox } from '../../sandbox/run'
import { readSettings } from '../../sandbox/settings'
import { content } from '../fixtures/content'
import { temporaryFolder } from '../sandbox/support/folders'

/** A test may block its process for longer than the sandbox keeps a connection. */
const dispatcher = new Agent({ pipelining: 0 })

export interface SandboxOptions {
  port?: number
  /** The content folder. Default: the content of the tests. */
  content?: string
  assets?: string
  /** A client's folder in the form of `npm run pull`. */
  siteContent?: string
  data?: string
  pushUrl?: string
  /** Resources of 6.3.0 only that the sandbox pushes too. */
  pushTags?: string[]
}

interface State {
  tenants: { siteKey: string }[]
  reads: Record<string, Record<string, number>>
  leads: Record<string, Record<string, unknown>[]>
  leadCalls: Record<string, number>
  /** The latest pushes, newest first, at most a hundred. `at` is the time of sending. */
  pushes: { at: string; tags: string[]; ms: number }[]
  notifications: unknown[]
  faults: unknown[]
}

/** What tests can order and read from a running sandbox. */
export type SandboxConsole = ReturnType<typeof consoleOf>

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>

/** Runs a sandbox silently in the process of the tests, where its start costs nothing. */
export async function startSandbox(options: SandboxOptions = {}) {
  const settings = readSettings(await sandboxVariables(options))
  mute()
  const { stop } = await runSandbox(settings)
  return {
    origin: settings.origin,
    ...consoleOf(settings.origin),
    /** Stops the sandbox and closes its connections. */
    stop: async () => stop(),
  }
}

/** The environment of a sandbox with these options, without the variables of the process. */
export async function sandboxVariables(options: SandboxOptions) {
  return {
    SANDBOX_PORT: String(options.port ?? (await freePort())),
    SANDBOX_CONTENT: options.content ?? content,
    ...(options.siteContent && { SANDBOX_SITE_CONTENT: options.siteContent }),
    ...(options.assets && { SANDBOX_ASSETS: options.assets }),
    SANDBOX_DATA: options.data ?? temporaryFolder(),
    SANDBOX_PUSH_URL: options.pushUrl ?? '',
    SANDBOX_PUSH_TAGS: options.pushTags?.join(',') ?? '',
  }
}

export function consoleOf(origin: string) {
  const order = async (method: string, path: string, body?: object) => {
    const init = { method, headers: { 'content-type': 'application/json' }, dispatcher }
    const response = await fetch(`${origin}/console/${path}`, {
      ...init,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(await response.text())
    return response
  }
  return {
    state: async () => (await order('GET', 'state.json')).json() as Promise<State>,
    setFault: (fault: Record<string, unknown>) => order('PUT', 'faults', fault),
    clearFaults: () => order('DELETE', 'faults'),
    /** Pushes on demand, for resources whose tags the specification does not define. */
    push: (push: { siteKey: string; tags: string[] }) => order('POST', 'push', push),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
