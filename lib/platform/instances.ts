import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { processState } from '../process-state'
import { listenOnRedis, redisName, tryRedis } from '../redis'
import { config } from './config'
import { cacheEpoch } from './epoch'
import { parseJson } from './json'
import { renewUnasked } from './renew'
import { isPushTag } from './resources'

/*
 * Several instances of one site: the one that is pushed tells the others through Redis, and each of them renews for itself,
 * since only a copy that it has read well may replace the one it has. The marks of the last pushes stay in Redis for
 * instances that start later or were out of reach.
 */

/** The last push of each tag: `<milliseconds since the epoch> <unique>`. */
const marksSchema = z.record(z.string(), z.string())
type Marks = z.output<typeof marksSchema>

/** A start waits no longer for Redis. */
const JOIN_LIMIT_MS = 2_000
const ATTEMPTS = 10
/** A push this shortly before the build may not be in it: the clocks of two machines differ. */
const CLOCK_MARGIN_MS = 60_000

const state = processState('instances', () => ({
  known: new Map<string, string>(),
  untold: new Map<string, string>(),
}))

/** Tells the other instances of a push; those that cannot be reached hear of it once Redis is back. */
export async function tellInstances(tags: string[]): Promise<void> {
  if (config().redisUrl === undefined) return
  for (const tag of tags) {
    const mark = `${Date.now()} ${randomUUID()}`
    state.known.set(tag, mark)
    state.untold.set(tag, mark)
  }
  await tellUntold()
}

/** Listens for pushes to other instances, and catches up with those that came while this one was not there. */
export async function joinInstances(): Promise<void> {
  const { redisUrl } = config()
  if (redisUrl === undefined) return
  // A Redis that is not there is said at the start, not at the first push or lead.
  void tryRedis((redis) => redis.ping())
  const caughtUp = new Promise<void>((resolve) => {
    listenOnRedis(redisUrl, redisName('pushes'), {
      onMessage: (message) => void follow(parseJson(message)),
      onConnected: () => void catchUp().finally(resolve),
    })
  })
  await Promise.race([caughtUp, new Promise((resolve) => setTimeout(resolve, JOIN_LIMIT_MS).unref())])
}

async function catchUp(): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const marks = (await tellUntold())
      ? await tryRedis((redis) => redis.hGetAll(redisName('marks')))
      : undefined
    if (marks) return follow(marks)
    // The connection for commands may take a moment longer than the one that listens.
    await wait(1_000)
  }
}

/** False when Redis did not take it. */
async function tellUntold(): Promise<boolean> {
  const marks = Object.fromEntries(state.untold)
  if (Object.keys(marks).length === 0) return true
  const told = await tryRedis((redis) =>
    redis.multi().hSet(redisName('marks'), marks).publish(redisName('pushes'), JSON.stringify(marks)).exec(),
  )
  if (told === undefined) return false
  for (const [tag, mark] of Object.entries(marks)) {
    if (state.untold.get(tag) === mark) state.untold.delete(tag)
  }
  return true
}

/** Renews what was pushed elsewhere since this process last heard of it, and since its site was built. */
async function follow(message: unknown): Promise<void> {
  const marks: Marks = marksSchema.safeParse(message).data ?? {}
  const news = Object.entries(marks).filter(([tag, mark]) => isPushTag(tag, config()) && isNews(tag, mark))
  for (const [tag, mark] of news) state.known.set(tag, mark)
  if (news.length > 0) await renewUnasked(news.map(([tag]) => tag))
}

function isNews(tag: string, mark: string): boolean {
  const pushedAt = Number.parseInt(mark, 10)
  return state.known.get(tag) !== mark && pushedAt > Number(cacheEpoch) - CLOCK_MARGIN_MS
}
