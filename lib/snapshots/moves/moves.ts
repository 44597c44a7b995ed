import { z } from 'zod'
import { isServer } from '../../environment/host'
import { parseJson } from '../../format/json'
import { isResource, type Resource, resourceNames } from '../../platform/resources'
import { processState } from '../../process/process-state'
import { redisName, tryRedis } from '../../process/redis'
import { type Snapshot, stateOf } from '../state'
import { storedFile, storeFile } from '../stored/snapshot-files'
import { type Move, movedRecords, movesAfter, type SomeRecord } from './moved-records'

/*
 * The slugs that records have had. A server notices a change when it reads a resource, and keeps it in a file beside the content. A
 * serverless function knows no earlier content.
 */

/** The oldest are forgotten. */
const MOST = 1_000
const FILE = 'moves'

/** Resources whose records have pages of their own. */
const withPages: readonly Resource[] = ['services', 'products', 'caseStudies', 'projects', 'posts']

const fileContent = z.array(z.object({ resource: z.enum(resourceNames), from: z.string(), to: z.string() }))

const state = processState('moves', () => ({
  all: [] as readonly Move[],
  storing: Promise.resolve() as Promise<unknown>,
}))

/** The same object until a record moves. */
export function currentMoves(): readonly Move[] {
  return state.all
}

/** Notes which records have changed their slugs between two reads. */
export function noteMoves(resource: Resource, before: Snapshot | undefined, after: Snapshot): void {
  if (!isServer() || !withPages.includes(resource) || before?.content === after.content) return
  const earlier = state.all
  const moved = movedRecords(recordsOf(before), recordsOf(after))
  const all = movesAfter(earlier, resource, moved, recordsOf(after)).slice(-MOST)
  const noted = all.filter((move) => !earlier.includes(move))
  const dropped = earlier.filter((move) => !all.includes(move))
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
  if (file) state.all = fileContent.catch([]).parse(parseJson(file.toString()))
}

/** Exchanges all moves with the other instances. Call it once everything is read. */
export async function shareMoves(): Promise<void> {
  await share(state.all, [])
}

/** Adds what other instances have noted while this one was away or read no content in between. */
async function share(noted: readonly Move[], dropped: readonly Move[]): Promise<void> {
  const others = await exchangeMoves(noted, dropped)
  const isKnown = (move: Move) =>
    state.all.some(({ resource, from }) => resource === move.resource && from === move.from)
  const lacking = withPages.reduce(
    (moves, resource) => {
      const { snapshot } = stateOf(resource)
      return snapshot ? movesAfter(moves, resource, new Map(), recordsOf(snapshot)) : moves
    },
    others.filter((move) => !isKnown(move)),
  )
  if (lacking.length > 0) setMoves([...lacking, ...state.all].slice(-MOST))
}

/** Tells the other instances what this one has noted and dropped. Returns what any of them has noted; without Redis nothing. */
async function exchangeMoves(noted: readonly Move[], dropped: readonly Move[]): Promise<Move[]> {
  const shared = await tryRedis(async (redis) => {
    const name = redisName('moves')
    const known = await redis.hgetall(name)
    // Another instance may have noted a later move of this record.
    const outdated = dropped.filter((move) => known[fieldOf(move)] === move.to)
    if (outdated.length > 0) await redis.hdel(name, ...outdated.map(fieldOf))
    const fields = Object.fromEntries(noted.map((move) => [fieldOf(move), move.to]))
    if (noted.length > 0) await redis.hset(name, fields)
    return redis.hgetall(name)
  })
  return Object.entries(shared ?? {}).flatMap(([field, to]) => {
    const [resource = '', ...from] = field.split(' ')
    return isResource(resource) ? [{ resource, from: from.join(' '), to }] : []
  })
}

function fieldOf({ resource, from }: Move): string {
  return `${resource} ${from}`
}

function setMoves(all: readonly Move[]): void {
  state.all = all
  state.storing = state.storing.then(() => storeFile(FILE, Buffer.from(JSON.stringify(state.all))))
}

function recordsOf(snapshot: Snapshot | undefined): readonly SomeRecord[] {
  return Array.isArray(snapshot?.content) ? snapshot.content : []
}
