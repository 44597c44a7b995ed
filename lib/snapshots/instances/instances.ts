import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { currentEnvironment } from '../../environment/current-environment'
import { hostKeepsPages } from '../../environment/host'
import { parseJson } from '../../format/json'
import { expireTags } from '../../next/page-cache/data-cache'
import { logWarning } from '../../platform/log'
import { pushTags } from '../../platform/push'
import { isResource } from '../../platform/resources'
import { processState } from '../../process/process-state'
import { redisName, tryRedis } from '../../process/redis/redis'
import { listenOnRedis } from '../../process/redis/redis-listener'
import { within } from '../../process/within'
import { revalidate } from '../revalidate'

/*
 * Several instances of one site. The instance that receives a push tells the others through Redis. Each of them reads the content itself,
 * since only its own good read may replace its snapshot. An instance that was out of reach of Redis reads everything that can be pushed.
 */

/** How long a start waits for Redis. */
const JOIN_LIMIT_MS = 2_000
/** Limits of background work: no page and no push waits for it. */
const PATIENCE_MS = 5_000
const RETRY_EVERY_MS = 1_000

const message = z.object({ from: z.string(), tags: z.array(z.string()) })

/** This process, and the tags that it has not told the others yet. */
const state = processState('instances', () => ({
  name: randomUUID(),
  untold: new Set<string>(),
  isTelling: false,
}))

/** Tells the other instances of revalidated tags. While Redis is out of reach, they learn of them once Redis is back. */
export async function tellInstances(tags: string[]): Promise<void> {
  if (currentEnvironment().redisUrl === undefined || hostKeepsPages()) return
  for (const tag of tags) state.untold.add(tag)
  if (!(await tellUntold())) void keepTelling()
}

/** Listens for pushes to other instances. What comes after this is not missed. */
export async function joinInstances(): Promise<void> {
  const { redisUrl } = currentEnvironment()
  if (redisUrl === undefined) return
  let isStarting = true
  const joined = new Promise<true>((resolve) => {
    void listenOnRedis(redisUrl, redisName('pushes'), {
      onMessage: (text) => void follow(parseJson(text)),
      onConnected: () => {
        if (!isStarting) void revalidate(pushTags(currentEnvironment()))
        resolve(true)
      },
    })
  })
  if (!(await within(JOIN_LIMIT_MS, joined)))
    logWarning('this instance does not hear of pushes to others until Redis is back')
  isStarting = false
}

async function keepTelling(): Promise<void> {
  if (state.isTelling) return
  state.isTelling = true
  do await wait(RETRY_EVERY_MS, undefined, { ref: false })
  while (!(await tellUntold(PATIENCE_MS)))
  state.isTelling = false
}

/** Publishes the tags that are not published yet; false when Redis did not accept them. */
async function tellUntold(patienceMs?: number): Promise<boolean> {
  const tags = [...state.untold]
  if (tags.length === 0) return true
  const text = JSON.stringify({ from: state.name, tags } satisfies z.output<typeof message>)
  const told = await tryRedis((redis) => redis.publish(redisName('pushes'), text), patienceMs)
  if (told === undefined) return false
  for (const tag of tags) state.untold.delete(tag)
  return true
}

/** Revalidates what another instance has revalidated. */
async function follow(heard: unknown): Promise<void> {
  const { from, tags } = message.catch({ from: state.name, tags: [] }).parse(heard)
  if (from === state.name) return
  expireTags(tags)
  const resources = tags.filter(isResource)
  if (resources.length > 0) await revalidate(resources)
}
