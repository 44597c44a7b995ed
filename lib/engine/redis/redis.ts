import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { currentEnvironment } from '@/lib/engine/environment/current-environment'
import { processState } from '@/lib/engine/process/process-state'
import { isRefusal } from './redis-client'
import { LONGEST_WAIT_MS } from './redis-connection'
import { type Listening, RedisConnections } from './redis-connections'

/** Undefined without Redis, or when it is down, slow or refuses: the process then works on its own. Only what no request waits for is patient. */
export async function tryRedis<T>(
  commands: (client: Redis) => Promise<T>,
  patienceMs = LONGEST_WAIT_MS,
): Promise<T | undefined> {
  const redis = connections()
  if (redis === undefined || redis.commands.isOut) return undefined
  try {
    return await redis.commands.run(commands, wait(patienceMs, undefined, { ref: false }))
  } catch (error) {
    if (isRefusal(error)) void redis.noteRefusal(error)
    return undefined
  }
}

/** Listens for as long as the process lives, after an outage again. */
export function listenOnRedis(listening: Listening): void {
  connections()?.listen(listening)
}

/** Null without `REDIS_URL`. Sends no command to Redis. */
export function redisHealth() {
  return connections()?.report() ?? null
}

/** The name of a key or a channel for this site alone, since several sites may share one Redis. */
export function redisName(name: string): string {
  return `site:${hash('sha256', currentEnvironment().apiKey).slice(0, 16)}:${name}`
}

function connections(): RedisConnections | undefined {
  const { redisUrl } = currentEnvironment()
  if (redisUrl === undefined) return undefined
  processState.redis ??= new RedisConnections(redisUrl, redisName('check'))
  return processState.redis
}
