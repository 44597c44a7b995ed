import { setTimeout as wait } from 'node:timers/promises'
import { processState } from '../process-state'
import { listenOnRedis, redisName, tryRedis } from '../redis'
import { config } from './config'
import { hostKeepsPages } from './host'
import { parseJson } from './json'
import { logWarning } from './log'
import { isAfterBuild, type Marks, marksOf, newMark } from './marks'
import { isPushTag, pushTags } from './resources'
import { revalidate } from './revalidate'
import { within } from './within'

/*
 * Several instances of one site: the one that is pushed tells the others through Redis, and each of them renews for itself,
 * since only a copy that it has read well may replace the one it has. The marks of the last pushes stay in Redis for
 * instances that start later or were out of reach.
 */

/** A start waits no longer for Redis, and then no longer for the platform. */
const JOIN_LIMIT_MS = 2_000
const RENEWAL_LIMIT_MS = 5_000
/** No page and no push waits for these. */
const PATIENCE_MS = 5_000
const RETRY_EVERY_MS = 1_000

interface State {
  /** The marks that this process has followed, and those that it has not told yet. */
  known: Map<string, string>
  untold: Map<string, string>
  running: Promise<void>
  queued?: Promise<void>
}

const state = processState<State>('instances', () => ({
  known: new Map(),
  untold: new Map(),
  running: Promise.resolve(),
}))

/** Tells the other instances of a push; those that cannot be reached hear of it once Redis is back. */
export async function tellInstances(tags: string[]): Promise<void> {
  if (config().redisUrl === undefined || hostKeepsPages()) return
  for (const tag of tags) {
    const mark = newMark()
    state.known.set(tag, mark)
    state.untold.set(tag, mark)
  }
  if (!(await tellUntold())) void catchUp()
}

/**
 * Listens for pushes to other instances, and catches up with those that came while this one was not there. When Redis does
 * not tell in time what they were, it may have been anything that can be pushed: the platform is asked instead.
 */
export async function joinInstances(): Promise<void> {
  const { redisUrl } = config()
  if (redisUrl === undefined) return
  // A Redis that is not there is said at the start, not at the first push or lead.
  void tryRedis((redis) => redis.ping())
  const caughtUp = new Promise<true>((resolve) => {
    listenOnRedis(redisUrl, redisName('pushes'), {
      onMessage: (message) => void follow(marksOf(parseJson(message))),
      onConnected: () => void catchUp().then(() => resolve(true)),
    })
  })
  if (await within(JOIN_LIMIT_MS, caughtUp)) return
  logWarning('Redis does not tell what was pushed while this instance was away: everything is read anew')
  await within(RENEWAL_LIMIT_MS, revalidate(pushTags(config())))
}

/** Tells what is untold and hears what was missed, however long Redis takes. Calls that come meanwhile share the next turn. */
function catchUp(): Promise<void> {
  state.queued ??= state.running.then(() => {
    delete state.queued
    state.running = untilCaughtUp()
    return state.running
  })
  return state.queued
}

async function untilCaughtUp(): Promise<void> {
  for (;;) {
    const marks = (await tellUntold())
      ? await tryRedis((redis) => redis.hGetAll(redisName('marks')), PATIENCE_MS)
      : undefined
    if (marks) return follow(marksOf(marks).filter(([, mark]) => isAfterBuild(mark)))
    // Does not keep a process alive that was told to stop.
    await wait(RETRY_EVERY_MS, undefined, { ref: false })
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

/** Renews what was pushed elsewhere since this process last heard of it. */
async function follow(marks: Marks): Promise<void> {
  const news = marks.filter(([tag, mark]) => isPushTag(tag, config()) && state.known.get(tag) !== mark)
  for (const [tag, mark] of news) state.known.set(tag, mark)
  if (news.length > 0) await revalidate(news.map(([tag]) => tag))
}
