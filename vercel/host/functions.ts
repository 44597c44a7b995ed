import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { requestBytes } from '../../e2e/fixtures/raw-request'
import { endWithUs } from '../../e2e/servers/programs'
import type { FunctionPlan } from './output'

export interface Call {
  method: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body: Buffer
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

interface FirstByte {
  /** Of the processor, from the start of the process. */
  processorMilliseconds: number
  /** From the request, for which the process has started. */
  milliseconds: number
}

interface Process {
  child: ChildProcess
  origin: string
}

const program = join(import.meta.dirname, 'function-process.mjs')
const movableClock = join(import.meta.dirname, '../../e2e/servers/movable-clock.mjs')

/** Runs functions, each from its own folder and with nothing else. */
export class Functions {
  /** Each call has a process of its own, as if the host had forgotten the one before. */
  isFresh = false
  /** Each call so far; `cold` is absent in a process that had run before. */
  readonly runs: { name: string; cold: FirstByte | undefined }[] = []
  /** Everything that functions have printed. */
  log = ''
  readonly #warm = new Map<string, Promise<Process>>()
  readonly #underWay = new Set<Promise<unknown>>()
  #ahead = 0

  constructor(
    readonly env: NodeJS.ProcessEnv,
    readonly cacheOrigin: string,
  ) {}

  /** The answer, as soon as it is whole; the process may go on with what it is waited for. */
  async call(name: string, plan: FunctionPlan, { headers: sent, ...call }: Call): Promise<Answer> {
    const { isFresh } = this
    const warm = isFresh ? undefined : this.#warm.get(plan.folder)
    const running = warm ?? this.#start(plan)
    if (!isFresh) this.#warm.set(plan.folder, running)
    const { child, origin } = await running
    const answer = await requestBytes(origin, { ...call, headers: { ...sent, connection: 'close' } })
    const isOver = fetch(`${origin}/stand-in/over`).then(() => isFresh && child.kill('SIGKILL'))
    this.#underWay.add(isOver)
    void isOver.finally(() => this.#underWay.delete(isOver))
    const { 'x-stand-in-first-byte': firstByte, ...received } = answer.headers
    this.runs.push({ name, cold: warm ? undefined : JSON.parse(String(firstByte)) })
    const headers = Object.entries(received).map(([key, value]) => [key, [value].flat().join(', ')])
    return { ...answer, headers: Object.fromEntries(headers) }
  }

  /** Settles when no function is at anything any more. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  /** Puts the clock of functions forward. */
  async age(seconds: number): Promise<void> {
    this.#ahead += seconds * 1_000
    for (const { child } of await Promise.all(this.#warm.values())) await moveClock(child, seconds * 1_000)
  }

  async stop(): Promise<void> {
    for (const { child } of await Promise.all(this.#warm.values())) child.kill('SIGKILL')
  }

  async #start({ folder, useWebApi }: FunctionPlan): Promise<Process> {
    const options = JSON.stringify({ folder, useWebApi, cacheOrigin: this.cacheOrigin })
    const child = spawn(process.execPath, ['--import', movableClock, program, options], {
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    endWithUs(child)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.log += String(chunk)
      })
    }
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    await moveClock(child, this.#ahead)
    return { child, origin: `http://127.0.0.1:${port}` }
  }
}

async function moveClock(child: ChildProcess, age: number): Promise<void> {
  const isMoved = once(child, 'message')
  child.send({ age })
  await isMoved
}
