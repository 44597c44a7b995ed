import { z } from 'zod'
import { kindOf, namesOf, pagedNames, type Resource, resourceNames } from '../../port/kinds'
import { redisName, tryRedis } from '../../redis/redis'
import { parseJson } from '../../text/json'
import { MOST_MOVES } from '../limits'
import type { Snapshot } from '../snapshot'
import { storedFile, storeFile } from '../stores/files'
import { fieldOf, type Move, movesAfter } from './move'

const FILE = 'moves'

/** Resources whose records have pages of their own. */
const withPages = resourceNames.filter((name) => pagedNames.some((kind) => kind === kindOf(name)))

/** The slugs that records have had, noted at each read, in a file beside the content. A serverless function knows no earlier content. */
export class Moves {
  /** The same object until a record moves. */
  current: readonly Move[] = []
  /** Over when all are in the file. The content is stored after it: otherwise a crash between the two would lose the moves. */
  stored: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly sources: readonly { name: Resource; snapshot: Snapshot | undefined; isInUse: boolean }[],
  ) {}

  note(resource: Resource, before: Snapshot | undefined, after: Snapshot): void {
    if (!withPages.includes(resource) || before?.content === after.content) return
    const earlier = this.current
    const all = movesAfter(earlier, placeOf(resource), recordsOf(before), recordsOf(after)).slice(-MOST_MOVES)
    if (all.length === earlier.length && all.every((move) => earlier.includes(move))) return
    this.#set(all)
    void this.share()
  }

  async restore(): Promise<void> {
    const file = await storedFile(FILE).catch(() => undefined)
    if (file) this.current = movesIn(file.toString())
  }

  /** Adds what other instances have noted while this one was away or read no content in between, and tells them all. */
  async share(): Promise<void> {
    const name = redisName('slugs')
    await tryRedis(async (redis) => {
      this.#add(movesIn((await redis.get(name)) ?? ''))
      await redis.set(name, JSON.stringify(this.current))
    })
  }

  /** Adds moves that are not known here, as far as the present content says where they lead. */
  #add(others: readonly Move[]): void {
    const known = new Set(this.current.map(fieldOf))
    const lacking = this.sources
      .filter(({ name, snapshot, isInUse }) => withPages.includes(name) && snapshot && isInUse)
      .reduce(
        (moves, { name, snapshot }) => movesAfter(moves, placeOf(name), [], recordsOf(snapshot)),
        others.filter((move) => !known.has(fieldOf(move))),
      )
    if (lacking.length > 0) this.#set([...lacking, ...this.current].slice(-MOST_MOVES))
  }

  #set(all: readonly Move[]): void {
    this.current = all
    this.stored = this.stored.then(() => storeFile(FILE, Buffer.from(JSON.stringify(this.current))))
  }
}

function recordsOf(snapshot: Snapshot | undefined): readonly { slug: string }[] {
  return Array.isArray(snapshot?.content) ? snapshot.content : []
}

/** As they are written, into the file and into Redis. */
const writtenMoves = z.array(
  z.object({
    resource: z.enum(resourceNames).transform(placeOf),
    from: z.string(),
    to: z.string(),
  }),
)

function movesIn(text: string): Move[] {
  return writtenMoves.catch([]).parse(parseJson(text))
}

/** The pages of case studies are those of projects: a move is that of the newest contract's resource. */
function placeOf(resource: Resource): Resource {
  return namesOf(kindOf(resource))[6] ?? resource
}
