import type { Redis } from 'ioredis'
import { processTime } from '@/lib/engine/process/process-time'

const RECONNECTS_EVERY_MS = 5_000

/** A command fails at once while there is no connection, and is never sent twice. */
const options = {
  connectTimeout: 2_000,
  // Of a connection with a command that has no answer.
  socketTimeout: 5_000,
  enableOfflineQueue: false,
  // It would ask for rights that nothing else needs.
  enableReadyCheck: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  // The listener subscribes by itself, to know when it has.
  autoResubscribe: false,
  retryStrategy: (retries: number) => Math.min(100 * 2 ** retries, 3_000),
}

/** A site without Redis never loads the library: the cold start of a serverless function would wait for it. */
export async function openRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  let reconnectedAt = Number.NEGATIVE_INFINITY
  /** After a failover the address leads to another Redis, and the old one is read-only. */
  const reconnectOnError = (error: Error) => {
    if (!isReadOnly(error) || processTime() - reconnectedAt < RECONNECTS_EVERY_MS) return false
    reconnectedAt = processTime()
    return true
  }
  return new Redis(url, { ...options, reconnectOnError })
}

export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && error.message.includes('READONLY')
}

/** Whether the database that `REDIS_URL` names is not there. */
export function isOfNoDatabase(error: unknown): boolean {
  return error instanceof Error && /\b(?:DB index|SELECT is not allowed)\b/.test(error.message)
}

/** Whether Redis has answered that it does not do this. Its answer begins with a word in capitals, such as `OOM`. */
export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && /^[A-Z]{3,30} /.test(error.message)
}
