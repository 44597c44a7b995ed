import { pagedNames } from '@/lib/resources'
import { kindOf, resourceNames } from '@/lib/resources/names'
import { isServer } from '../../environment/host'
import type { Resource } from '../../platform/resources'
import { processState } from '../../process/process-state'
import { isInUse, type Snapshot, stateOf } from '../state'
import { storedFile, storeFile } from '../stored/snapshot-files'
import { fieldOf, type Move } from './move'
import { movesAfter } from './moved-records'
import type { SomeRecord } from './traits'
import { exchangeMoves, movesIn, placeOf } from './written-moves'

/*
 * The slugs that records have had. A server notices a change when it reads a resource, and keeps it in a file beside the content. A
 * serverless function knows no earlier content.
 */

/** The oldest are forgotten. */
const MOST = 1_000
const FILE = 'moves'

/** Resources whose records have pages of their own. */
const withPages = resourceNames.filter((name) => pagedNames.some((kind) => kind === kindOf(name)))

const state = processState('moves', () => ({
  /** Those of which the record is not lost, for pages. */
  current: [] as readonly Move[],
  all: [] as readonly Move[],
  storing: Promise.resolve() as Promise<unknown>,
}))

/** The same object until a record moves. */
export function currentMoves(): readonly Move[] {
  return state.current
}

/** Notes which records have changed their slugs between two reads. */
export function noteMoves(resource: Resource, before: Snapshot | undefined, after: Snapshot): void {
  if (!isServer() || !withPages.includes(resource) || before?.content === after.content) return
  const earlier = state.all
  const all = movesAfter(earlier, placeOf(resource), recordsOf(before), recordsOf(after)).slice(-MOST)
  const noted = all.filter((move) => !earlier.includes(move))
  const fields = new Set(all.map(fieldOf))
  const dropped = earlier.filter((move) => !fields.has(fieldOf(move)))
  if (noted.length === 0 && dropped.length === 0) return
  setMoves(all)
  // The content is stored after this file. Otherwise a crash between the two would lose the moves.
  const own = stateOf(resource)
  own.storing = Promise.all([own.storing, state.storing]).then(() => undefined)
  void share(noted, dropped)
}

/** Restores what an earlier process has noted. */
export async function restoreMoves(): Promise<void> {
  const file = await storedFile(FILE).catch(() => undefined)
  if (file) hold(movesIn(file.toString()))
}

/** Exchanges all moves with the other instances. Call it once everything is read. */
export async function shareMoves(): Promise<void> {
  await share(state.all, [])
}

/** Adds what other instances have noted while this one was away or read no content in between. */
async function share(noted: readonly Move[], dropped: readonly Move[]): Promise<void> {
  const others = await exchangeMoves(noted, dropped)
  const known = new Set(state.all.map(fieldOf))
  const lacking = withPages.filter(isInUse).reduce(
    (moves, resource) => {
      const { snapshot } = stateOf(resource)
      return snapshot ? movesAfter(moves, placeOf(resource), [], recordsOf(snapshot)) : moves
    },
    others.filter((move) => !known.has(fieldOf(move))),
  )
  if (lacking.length > 0) setMoves([...lacking, ...state.all].slice(-MOST))
}

function hold(all: readonly Move[]): void {
  state.all = all
  state.current = all.filter(({ isLost }) => !isLost)
}

function setMoves(all: readonly Move[]): void {
  hold(all)
  state.storing = state.storing.then(() => storeFile(FILE, Buffer.from(JSON.stringify(state.all))))
}

function recordsOf(snapshot: Snapshot | undefined): readonly SomeRecord[] {
  return Array.isArray(snapshot?.content) ? snapshot.content : []
}
