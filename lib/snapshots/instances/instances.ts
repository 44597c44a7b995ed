import { setTimeout as wait } from 'node:timers/promises'
import { currentEnvironment } from '../../environment/current-environment'
import { hostKeepsPages } from '../../environment/host'
import { parseJson } from '../../format/json'
import { expireTags } from '../../next/page-cache/expire-tags'
import { logWarning } from '../../platform/log'
import { pushTags } from '../../platform/push'
import { isResource } from '../../platform/resources'
import { processState } from '../../process/process-state'
import { listenOnRedis, redisName, tryRedis } from '../../process/redis'
import { within } from '../../process/within'
import { revalidate } from '../revalidate'
import { isAfterBuild, type Marks, marksOf, newMark } from './marks'

/*
 * Several instances of one site. The instance that receives a push tells the others through Redis. Each of them reads the content
 * itself, since only its own successful read may replace its snapshot. The marks of the last pushes stay in Redis, for instances that
 * start later or were out of reach.
 */

/** How long a start waits for Redis, and then for the platform. */
const JOIN_LIMIT_MS = 2_000
const REVALIDATION_LIMIT_MS = 5_000
/** Limits of background work: no page and no push waits for it. */
const PATIENCE_MS = 5_000
const RETRY_EVERY_MS = 1_000

interface State {
  /** The last mark of each tag that this process knows, and the marks that it has not published yet. */
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

/**
 * Tells the other instances of revalidated tags. While Redis is out of reach, they learn of resources once Redis is back. Of an agency's
 * own tags they learn only while they listen.
 */
export async function tellInstances(tags: string[]): Promise<void> {
  if (currentEnvironment().redisUrl === undefined || hostKeepsPages()) return
  for (const tag of tags.filter(isResource)) {
    const mark = newMark()
    state.known.set(tag, mark)
    state.untold.set(tag, mark)
  }
  const others = tags.filter((tag) => !isResource(tag))
  const marks = JSON.stringify(Object.fromEntries(others.map((tag) => [tag, ownMark])))
  if (others.length > 0) await tryRedis((redis) => redis.publish(redisName('pushes'), marks))
  if (!(await tellUntold())) void catchUp()
}

/** Marks the tags of an agency's, so that this process does not follow what it has told itself. */
const ownMark = newMark()

/**
 * Listens for pushes to other instances, and catches up with the pushes that came while this instance was down. When Redis does
 * not answer in time, anything may have been pushed: every resource that can be pushed is read anew.
 */
export async function joinInstances(): Promise<void> {
  const { redisUrl } = currentEnvironment()
  if (redisUrl === undefined) return
  // Logs an unreachable Redis at the start, not only at the first push or lead.
  void tryRedis((redis) => redis.ping())
  const caughtUp = new Promise<true>((resolve) => {
    void listenOnRedis(redisUrl, redisName('pushes'), {
      onMessage: (message) => void follow(marksOf(parseJson(message))),
      onConnected: () => void catchUp().then(() => resolve(true)),
    })
  })
  if (await within(JOIN_LIMIT_MS, caughtUp)) return
  logWarning('Redis does not tell what was pushed while this instance was away: everything is read anew')
  await within(REVALIDATION_LIMIT_MS, revalidate(pushTags(currentEnvironment())))
}

/** Publishes unpublished marks and follows missed ones, however long Redis takes. Calls during a run share the next run. */
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
      ? await tryRedis((redis) => redis.hgetall(redisName('marks')), PATIENCE_MS)
      : undefined
    if (marks) return follow(marksOf(marks).filter(([, mark]) => isAfterBuild(mark)))
    // `ref: false`: the timer must not keep a stopping process alive.
    await wait(RETRY_EVERY_MS, undefined, { ref: false })
  }
}

/** Publishes the marks not yet published; false when Redis did not accept them. */
async function tellUntold(): Promise<boolean> {
  const marks = Object.fromEntries(state.untold)
  if (Object.keys(marks).length === 0) return true
  const told = await tryRedis((redis) =>
    redis.multi().hset(redisName('marks'), marks).publish(redisName('pushes'), JSON.stringify(marks)).exec(),
  )
  if (told === undefined) return false
  for (const [tag, mark] of Object.entries(marks)) {
    if (state.untold.get(tag) === mark) state.untold.delete(tag)
  }
  return true
}

/** Revalidates the tags that were revalidated by other instances and whose marks are new to this process. */
async function follow(marks: Marks): Promise<void> {
  const news = marks.filter(([tag, mark]) => mark !== ownMark && state.known.get(tag) !== mark)
  const resources = news.flatMap(([tag]) => (isResource(tag) ? tag : []))
  for (const [tag, mark] of news) if (isResource(tag)) state.known.set(tag, mark)
  expireTags(news.map(([tag]) => tag))
  if (resources.length > 0) await revalidate(resources)
}
