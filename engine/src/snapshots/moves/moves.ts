import { z } from 'zod'
import { kindOf, namesOf, pagedNames, type Resource, resourceNames } from '../../port/kinds'
import { redisName, tryRedis } from '../../redis/redis'
import { parseJson } from '../../text/json'
import { MAX_MOVES } from '../limits'
import type { Snapshot } from '../snapshot'
import { storedFile, storeFile } from '../stores/files'
import { fieldOf, type Move, movesAfter } from './move'

/** The name of the file with the moves, in the folder of the content. */
const STORED_NAME = 'moves'

/** Resources whose records have pages of their own. */
const withPages = resourceNames.filter((name) => pagedNames.some((kind) => kind === kindOf(name)))

/** The former slugs of records, recorded at each read and stored in a file beside the content. A serverless function knows no earlier content. */
export class Moves {
  /** The moves, in the same array until a record moves. */
  current: readonly Move[] = []
  /** Resolves once all moves are in the file. The content is stored after that, as a crash in between would otherwise lose moves. */
  stored: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly sources: readonly { name: Resource; snapshot: Snapshot | undefined; isInUse: boolean }[],
  ) {}

  /** Records the moves that a read shows. */
  record(resource: Resource, before: Snapshot | undefined, after: Snapshot): void {
    if (!withPages.includes(resource) || before?.content === after.content) return
    const earlier = this.current
    const all = movesAfter(earlier, newestNameOf(resource), recordsOf(before), recordsOf(after)).slice(
      -MAX_MOVES,
    )
    if (all.length === earlier.length && all.every((move) => earlier.includes(move))) return
    this.#set(all)
    void this.share()
  }

  async restore(): Promise<void> {
    const file = await storedFile(STORED_NAME).catch(() => undefined)
    if (file) this.current = parseMoves(file.toString())
  }

  /** Adds moves that other instances recorded while this one was away or did not read, and tells them all. */
  async share(): Promise<void> {
    const name = redisName('slugs')
    await tryRedis(async (redis) => {
      this.#add(parseMoves((await redis.get(name)) ?? ''))
      await redis.set(name, JSON.stringify(this.current))
    })
  }

  /** Adds unknown moves, as far as the current content shows where they lead. */
  #add(others: readonly Move[]): void {
    const known = new Set(this.current.map(fieldOf))
    const lacking = this.sources
      .filter(({ name, snapshot, isInUse }) => withPages.includes(name) && snapshot && isInUse)
      .reduce(
        (moves, { name, snapshot }) => movesAfter(moves, newestNameOf(name), [], recordsOf(snapshot)),
        others.filter((move) => !known.has(fieldOf(move))),
      )
    if (lacking.length > 0) this.#set([...lacking, ...this.current].slice(-MAX_MOVES))
  }

  #set(all: readonly Move[]): void {
    this.current = all
    this.stored = this.stored.then(() => storeFile(STORED_NAME, Buffer.from(JSON.stringify(this.current))))
  }
}

function recordsOf(snapshot: Snapshot | undefined): readonly { slug: string }[] {
  return Array.isArray(snapshot?.content) ? snapshot.content : []
}

/** Schema of the moves in the file and in Redis. */
const writtenMoves = z.array(
  z.object({
    resource: z.enum(resourceNames).transform(newestNameOf),
    from: z.string(),
    to: z.string(),
  }),
)

function parseMoves(text: string): Move[] {
  return writtenMoves.catch([]).parse(parseJson(text))
}

/** The resource that a move belongs to: the name in the newest contract, since case studies share the pages of projects. */
function newestNameOf(resource: Resource): Resource {
  return namesOf(kindOf(resource))[6] ?? resource
}
