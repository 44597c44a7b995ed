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
  /** Of the processor, from the start of the process. */
  processorMilliseconds: number
  /** From the request, for which the process has started. */
  milliseconds: number
}

interface Process extends Program {
  origin: string
}

const program = join(import.meta.dirname, 'function-process.mjs')

/** Runs functions, each from its own folder and with nothing else. */
export class Functions {
  /** Each call has a process of its own, as if the host had forgotten the one before. */
  isFresh = false
  /** Each call so far; `cold` is absent in a process that had run before. */
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

  /** The answer, as soon as it is whole; the process may go on with what it is waited for. */
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

  /** Settles when no function is at anything any more. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  /** Puts the clock of functions forward. */
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
