import { once } from 'node:events'
import { join } from 'node:path'
import { type RawRequest, rawRequest } from '../../../tests/fixtures/raw-request'
import { type Program, runProgram } from '../../../tests/servers/programs'
import { movableClock, moveClock } from '../../../tests/servers/site'
import type { FunctionPlan } from './output'

export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

interface FirstByte {
  /** CPU time since the start of the process. */
  processorMilliseconds: number
  /** Time since the request that started the process. */
  milliseconds: number
}

interface Process extends Program {
  origin: string
}

const program = join(import.meta.dirname, 'function-process.mjs')

/** Runs functions, each in its own folder and without access to anything else. */
export class Functions {
  /** Whether each call starts a new process, as if Vercel had stopped the last one. */
  isFresh = false
  /** All calls so far. `cold` is undefined for a process that had run before. */
  readonly runs: { name: string; cold: FirstByte | undefined }[] = []
  readonly #programs: Program[] = []
  readonly #warm = new Map<string, Promise<Process>>()
  readonly #underWay = new Set<Promise<unknown>>()
  #ahead = 0

  constructor(
    readonly env: NodeJS.ProcessEnv,
    readonly cacheOrigin: string,
  ) {}

  /** Everything that functions have printed. */
  get log(): string {
    return this.#programs.map(({ log }) => log()).join('')
  }

  /** Calls a function. It resolves with the complete answer; the process may continue with tasks in `waitUntil`. */
  async call(name: string, plan: FunctionPlan, { headers: sent, ...call }: RawRequest): Promise<Answer> {
    const { isFresh } = this
    const warm = isFresh ? undefined : this.#warm.get(plan.folder)
    const running = warm ?? this.#start(plan)
    if (!isFresh) this.#warm.set(plan.folder, running)
    const { origin, stop } = await running
    const answer = await rawRequest(origin, { ...call, headers: { ...sent, connection: 'close' } })
    const isOver = fetch(`${origin}/stand-in/over`).then(() => (isFresh ? stop('SIGKILL') : null))
    this.#underWay.add(isOver)
    void isOver.finally(() => this.#underWay.delete(isOver))
    const { 'x-stand-in-first-byte': firstByte, ...received } = answer.headers
    this.runs.push({ name, cold: warm ? undefined : JSON.parse(String(firstByte)) })
    const headers = Object.entries(received).map(([key, value]) => [key, [value].flat().join(', ')])
    return { ...answer, headers: Object.fromEntries(headers) }
  }

  /** Resolves when no function is busy any more. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  /** Advances the clock of functions. */
  async age(milliseconds: number): Promise<void> {
    this.#ahead += milliseconds
    for (const { child } of await Promise.all(this.#warm.values()))
      await moveClock(child, { age: milliseconds })
  }

  async stop(): Promise<void> {
    await Promise.all(this.#programs.map(({ stop }) => stop('SIGKILL')))
  }

  async #start({ folder, useWebApi }: FunctionPlan): Promise<Process> {
    const options = JSON.stringify({ useWebApi, cacheOrigin: this.cacheOrigin })
    const running = runProgram({ args: [program, options], folder, env: { ...this.env, ...movableClock } })
    this.#programs.push(running)
    const [{ port }] = (await once(running.child, 'message')) as [{ port: number }]
    await moveClock(running.child, { age: this.#ahead })
    return { ...running, origin: `http://127.0.0.1:${port}` }
  }
}
