import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { requestBytes } from '../../e2e/fixtures/raw-request'
import { endWithUs } from '../../e2e/servers/end-with-us'
import type { FunctionPlan } from './output'

export interface Call {
  method: string
  /** Path and query. */
  target: string
  headers: Record<string, string>
  body?: Buffer
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** One call of a function, over with all that it waited for. */
export interface Run {
  path: string
  /** Absent in a process that had run before. */
  cold?: FirstByte
}

interface FirstByte {
  /** Of the processor, from the start of the process. */
  processorMilliseconds: number
  /** From the request, for which the process has started. */
  milliseconds: number
}

export interface FunctionOptions {
  env: NodeJS.ProcessEnv
  /** Each call has a process of its own, as if the host had forgotten the one before. */
  isFresh: boolean
  clockOffset: number
  cacheOrigin: string
}

interface Process {
  child: ChildProcess
  port: number
  calls: number
  /** Those that wait for the end of a call, by its number. */
  waiting: Map<number, (end: End) => void>
}

/** What a process says when a call is over. */
interface End {
  call: number
  untilFirstByte?: FirstByte
}

const CALL = 'x-stand-in-call'
/** The number of no call: the clock was set. */
const CLOCK = 0

const program = join(import.meta.dirname, 'function-process.mjs')

/** Runs functions, each from its own folder and with nothing else. */
export class Functions {
  readonly runs: Run[] = []
  #log = ''
  readonly #warm = new Map<string, Promise<Process>>()
  readonly #underWay = new Set<Promise<unknown>>()
  readonly #options: () => FunctionOptions

  constructor(options: () => FunctionOptions) {
    this.#options = options
  }

  /** The answer, as soon as it is whole; the process may go on with what it is waited for. */
  async call(path: string, plan: FunctionPlan, call: Call): Promise<Answer> {
    const { isFresh } = this.#options()
    const running = isFresh ? this.#start(plan) : (this.#warm.get(plan.folder) ?? this.#start(plan))
    if (!isFresh) this.#warm.set(plan.folder, running)
    const process = await running
    process.calls += 1
    const isCold = process.calls === 1
    const number = process.calls
    const isOver = this.#over(process, number).then(({ untilFirstByte }) => {
      this.runs.push({ path, ...(isCold && untilFirstByte && { cold: untilFirstByte }) })
      if (isFresh) process.child.kill('SIGKILL')
    })
    this.#underWay.add(isOver)
    void isOver.finally(() => this.#underWay.delete(isOver))
    return exchange(process.port, { ...call, headers: { ...call.headers, [CALL]: String(number) } })
  }

  /** Settles when no function is at anything any more. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  /** Everything that functions have printed. */
  log(): string {
    return this.#log
  }

  /** The clock of processes that run already. */
  async setClock(clockOffset: number): Promise<void> {
    for (const started of await Promise.all(this.#warm.values())) {
      const isSet = this.#over(started, CLOCK)
      started.child.send({ clockOffset })
      await isSet
    }
  }

  /** As when the host takes functions away that nobody has asked for a while. */
  async forget(): Promise<void> {
    await this.settled()
    const processes = await Promise.all(this.#warm.values())
    this.#warm.clear()
    for (const { child } of processes) child.kill('SIGKILL')
  }

  async #start({ folder, configuration }: FunctionPlan): Promise<Process> {
    const { env, cacheOrigin, clockOffset } = this.#options()
    const isWebApi = configuration.useWebApi === true
    const options = JSON.stringify({ folder, isWebApi, cacheOrigin, clockOffset })
    const child = spawn(process.execPath, [program, options], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    endWithUs(child)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.#log += String(chunk)
      })
    }
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    const started: Process = { child, port, calls: 0, waiting: new Map() }
    child.on('message', (end: End) => started.waiting.get(end.call)?.(end))
    // A call also ends with its process.
    child.once('exit', () => {
      for (const [call, end] of started.waiting) end({ call })
    })
    return started
  }

  #over({ waiting }: Process, call: number): Promise<End> {
    return new Promise((resolve) => {
      waiting.set(call, (end) => {
        waiting.delete(call)
        resolve(end)
      })
    })
  }
}

async function exchange(port: number, { method, target, headers, body }: Call): Promise<Answer> {
  const asked = { method, path: target, headers: { ...headers, connection: 'close' }, ...(body && { body }) }
  const answer = await requestBytes(`http://127.0.0.1:${port}`, asked)
  const all = Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')])
  return { ...answer, headers: Object.fromEntries(all) }
}
