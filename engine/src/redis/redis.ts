import { hash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { currentEnvironment } from '../environment/current-environment'
import { processState } from '../process/process-state'
import { type Listening, RedisConnection } from './redis-connection'

/** Runs commands. Undefined without Redis, or if it is down, slow or refuses, so that the process works on its own. */
export async function tryRedis<T>(commands: (client: Redis) => Promise<T>): Promise<T | undefined> {
  return connection()?.run(commands)
}

/** Subscribes for the lifetime of the process, resubscribing after outages. Resolves after the first attempt. */
export async function listenOnRedis(listening: Listening): Promise<void> {
  await connection()?.listen(listening)
}

/** The health of Redis; null without `REDIS_URL`. Sends no command. */
export function redisHealth() {
  return connection()?.report() ?? null
}

/** The name of a key or channel, unique to this site, since several sites may share one Redis. */
export function redisName(name: string): string {
  return `site:${hash('sha256', currentEnvironment().apiKey).slice(0, 16)}:${name}`
}

function connection(): RedisConnection | undefined {
  const { redisUrl } = currentEnvironment()
  if (redisUrl === undefined) return undefined
  processState.redis ??= new RedisConnection(redisUrl, redisName('check'))
  return processState.redis
}
