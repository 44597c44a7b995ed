import { processState } from '../process-state'
import { dateOf, processTime } from '../process-time'

/* What is wrong with Redis, for the log and for `/api/health`. */

/** The connection of all commands, the keys and the messages that it writes, and the connection that listens. */
export type RedisPart = 'commands' | 'keys' | 'messages' | 'listener'

export interface Trouble {
  outcome: 'out of reach' | 'refused'
  reason: string
}

processState.redisTroubles ??= { parts: new Map(), told: undefined, since: 0 }
const { redisTroubles: state } = processState

/** Whether Redis has answered that it does not do this. Its answer begins with a word in capitals, such as `OOM`. */
export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && /^[A-Z]{3,30} /.test(error.message)
}

export function noteTrouble(part: RedisPart, error: unknown): void {
  const reason = error instanceof Error ? error.message || error.name : String(error)
  state.parts.set(part, { outcome: isRefusal(error) ? 'refused' : 'out of reach', reason })
  tell()
}

export function noteSuccess(part: RedisPart): void {
  state.parts.set(part, undefined)
  tell()
}

export function troubleOf(part: RedisPart): Trouble | undefined {
  return state.parts.get(part)
}

export function worstTrouble(): Trouble | undefined {
  const troubles = [...state.parts.values()]
  return troubles.find((trouble) => trouble?.outcome === 'out of reach') ?? troubles.find(Boolean)
}

/** @param parts those that have to be known to work */
export function healthOf(parts: RedisPart[]): { outcome: string | null; failingSince: string | null } {
  const { told, since } = state
  if (told !== undefined) return { outcome: told, failingSince: dateOf(since).toISOString() }
  return { outcome: parts.every((part) => state.parts.has(part)) ? 'ok' : null, failingSince: null }
}

const sentences = {
  'out of reach': (reason: string) =>
    `out of reach (${reason}): until it is back, each process counts for itself`,
  refused: (reason: string) =>
    `refuses what this site needs (${reason}): until it does that, each process counts for itself, or hears of no push to others`,
}

/** One line in the log when a trouble begins, becomes another one, and ends. */
function tell(): void {
  const worst = worstTrouble()
  if (worst?.outcome === state.told) return
  state.since = state.told === undefined ? processTime() : state.since
  state.told = worst?.outcome
  const seconds = Math.round((processTime() - state.since) / 1_000)
  console.warn(`[redis] ${worst ? sentences[worst.outcome](worst.reason) : `back after ${seconds} s`}`)
}
