import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { currentEnvironment } from '../environment/current-environment'
import { dropPages } from '../next/page-cache/data-cache'
import { pushTags } from '../platform/cache-options'
import { isResource } from '../port/kinds'
import { logWarning } from '../process/log'
import { processState } from '../process/process-state'
import { listenOnRedis, redisName, tryRedis } from '../redis/redis'
import { parseJson } from '../text/json'
import { RETRY_EVERY_MS } from './limits'
import { readTagged } from './read-tagged'
import { sources } from './sources'

// The instance that receives a push tells the others through Redis. Each reads the content itself, since only its own good read may replace its
// snapshot. An instance that was cut off from Redis reads everything that can be pushed.

const message = z.object({ from: z.string(), tags: z.array(z.string()) })

processState.instance ??= {
  name: randomUUID(),
  untold: new Set(),
  isTelling: false,
  following: new Set(),
}
const state = processState.instance

/** Tells the other instances of revalidated tags. While Redis is unreachable, the tags wait until it is back. */
export async function tellInstances(tags: string[]): Promise<void> {
  if (currentEnvironment().redisUrl === undefined || !sources().isLongRunning) return
  for (const tag of tags) state.untold.add(tag)
  if (!(await tellUntold())) void keepTelling()
}

/** Listens for pushes to other instances. None is missed from then on. */
export async function joinInstances(): Promise<void> {
  if (currentEnvironment().redisUrl === undefined) return
  let isStarting = true
  let isListening = false
  await listenOnRedis({
    channel: redisName('pushes'),
    onMessage: (text) => void follow(parseJson(text)),
    onConnected: () => {
      if (!isStarting) void readTagged(pushTags(currentEnvironment()))
      isListening = true
    },
  })
  if (!isListening) logWarning('this instance does not hear of pushes to others until Redis is back')
  isStarting = false
}

async function keepTelling(): Promise<void> {
  if (state.isTelling) return
  state.isTelling = true
  do await wait(RETRY_EVERY_MS, undefined, { ref: false })
  while (!(await tellUntold()))
  state.isTelling = false
}

/** Publishes the tags that have not been published yet; false if Redis did not accept them. */
async function tellUntold(): Promise<boolean> {
  const tags = [...state.untold]
  if (tags.length === 0) return true
  const text = JSON.stringify({ from: state.name, tags } satisfies z.output<typeof message>)
  const told = await tryRedis((redis) => redis.publish(redisName('pushes'), text))
  if (told === undefined) return false
  for (const tag of tags) state.untold.delete(tag)
  return true
}

async function follow(heard: unknown): Promise<void> {
  const { from, tags } = message.catch({ from: state.name, tags: [] }).parse(heard)
  if (from === state.name) return
  dropPages(tags)
  const resources = tags.filter(isResource)
  if (resources.length === 0) return
  const reading = readTagged(resources).finally(() => state.following.delete(reading))
  state.following.add(reading)
  await reading
}

/** Waits for reads that other instances caused, for as long as a push waits; false if none is under way. */
export async function awaitFollowedReads(): Promise<boolean> {
  if (state.following.size === 0) return false
  await Promise.allSettled(state.following)
  return true
}
