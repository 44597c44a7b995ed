import { type ChildProcess, fork } from 'node:child_process'
import { role } from '../../environment/host'
import { engineFile } from '../../files/package-file'
import { patientTimeout } from '../../process/patient-timeout'
import { processState } from '../../process/process-state'
import { Turns } from '../../process/turns'
import {
  DECODED,
  DECODER_IDLE_MS,
  DECODER_MAX_BYTES,
  DECODER_RESTART_BYTES,
  DECODER_TIME_MS,
} from '../picture-limits'

type Tasks = typeof import('./picture-tasks.mjs')['tasks']
type TaskInput<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0]
type TaskOutput<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>
type Runnable = { [Name in keyof Tasks]: (input: TaskInput<Name>) => Promise<TaskOutput<Name>> }

/** The decoder was killed because it took too long or too much memory. */
export class DecoderEnded extends Error {}

/** The library cannot decode the file. */
export class NotDecoded extends Error {}

const script = () => engineFile('src/pictures/decoder/decoder-process.mjs')

processState.pictureTurns ??= new Turns(DECODED.atOnce, DECODED.waiting)
processState.decoder ??= {}
const { pictureTurns: turns, decoder: state } = processState

/** Runs a task of `picture-tasks.mjs`: on a server in the decoder process, elsewhere in this one. @throws NotDecoded, DecoderEnded, TooManyWaiting */
export function inDecoder<Name extends keyof Tasks>(name: Name, input: TaskInput<Name>) {
  return turns.run(() => (role() === 'server' ? ask(name, input) : runHere(name, input)))
}

async function runHere<Name extends keyof Tasks>(name: Name, input: TaskInput<Name>) {
  const { tasks }: { tasks: Runnable } = await import('./picture-tasks.mjs')
  return tasks[name](input)
}

interface Answer {
  output?: unknown
  error?: string
  resident: number
}

async function ask<Name extends keyof Tasks>(name: Name, input: TaskInput<Name>): Promise<TaskOutput<Name>> {
  clearTimeout(state.idle)
  const child = started()
  awaitExit(child, true)
  const answer = await answerTo(child, { name, input })
  if (answer === undefined || answer.resident > DECODER_RESTART_BYTES) end(child)
  awaitExit(child, false)
  state.idle = setTimeout(() => end(child), DECODER_IDLE_MS).unref()
  if (answer === undefined) throw new DecoderEnded('takes too long or too much memory to decode')
  if (answer.error !== undefined) throw new NotDecoded(answer.error)
  return answer.output as TaskOutput<Name>
}

/** The decoder's answer; undefined if it takes too long, or the decoder dies. */
async function answerTo(child: ChildProcess, task: object): Promise<Answer | undefined> {
  const limit = patientTimeout(DECODER_TIME_MS)
  const done = new AbortController()
  const answer = await new Promise<Answer | undefined>((resolve) => {
    const giveUp = () => resolve(undefined)
    child.once('message', (message) => resolve(message as Answer))
    child.once('exit', giveUp)
    limit.addEventListener('abort', giveUp, { signal: done.signal })
    child.send(task, (error) => error && giveUp())
  })
  done.abort()
  child.removeAllListeners('message').removeAllListeners('exit')
  return answer
}

/** The running decoder. Its environment has no secrets. Without a JIT it takes 16 MB less, and the malloc settings free memory after each picture. */
function started(): ChildProcess {
  if (state.child?.connected) return state.child
  state.child = fork(script(), [String(DECODER_MAX_BYTES)], {
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' },
    execArgv: ['--jitless'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  state.child.on('error', () => undefined)
  return state.child
}

function end(child: ChildProcess): void {
  child.kill('SIGKILL')
  if (state.child === child) delete state.child
}

/** Makes this process wait for the decoder while a task runs, and no longer. */
function awaitExit(child: ChildProcess, isBusy: boolean): void {
  if (isBusy) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
