import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { currentEnvironment } from '../../current-environment'
import { processState } from '../process-state'
import { RedisCheck, type RedisListener } from './redis-check'
import { LONGEST_WAIT_MS, RedisConnection } from './redis-connection'
import { healthOf, isRefusal } from './redis-troubles'

/* The connection to Redis that all commands share. It is opened at its first use, and no request waits long for it. */

/**
 * Runs commands on Redis. Undefined when no Redis is configured, or when it is down, slow or refuses them: the process then works on its
 * own. An outage is logged when it begins and when it ends.
 * @param patienceMs longer only for work that no request waits for
 */
export async function tryRedis<T>(
  commands: (client: Redis) => Promise<T>,
  patienceMs = LONGEST_WAIT_MS,
): Promise<T | undefined> {
  const redis = sharedRedis()
  if (redis === undefined || redis.connection.isPaused()) return undefined
  try {
    return await redis.connection.run(commands, wait(patienceMs, undefined, { ref: false }))
  } catch (error) {
    if (isRefusal(error)) void redis.check.noteRefusal(error)
    return undefined
  }
}

/** Of both connections; null without `REDIS_URL`. Sends no command to Redis. */
export function redisHealth(): ReturnType<typeof healthOf> | null {
  const redis = sharedRedis()
  return redis ? healthOf(redis.check.listener ? ['commands', 'listener'] : ['commands']) : null
}

/** The name of a key or a channel for this site alone, since several sites may share one Redis. */
export function redisName(name: string): string {
  return `site:${createHash('sha256').update(currentEnvironment().apiKey).digest('hex').slice(0, 16)}:${name}`
}

/** Has the connection that listens checked together with that of the commands. */
export function checkListener(listener: RedisListener): void {
  const redis = sharedRedis()
  if (redis === undefined) return
  redis.check.listener = listener
  void redis.check.run()
}

function sharedRedis(): { connection: RedisConnection; check: RedisCheck } | undefined {
  const { redisUrl } = currentEnvironment()
  if (redisUrl === undefined) return undefined
  processState.redis ??= connect(redisUrl)
  return processState.redis
}

function connect(redisUrl: string): { connection: RedisConnection; check: RedisCheck } {
  const connection = new RedisConnection(redisUrl, () => void check.run())
  const check = new RedisCheck(connection, redisName('check'))
  return { connection, check }
}
