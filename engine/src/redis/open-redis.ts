import type { Redis } from 'ioredis'

const options = {
  // The ready check would need permissions that nothing else does.
  enableReadyCheck: false,
  // Reconnecting is up to `RedisConnection`, so that no command is sent twice.
  retryStrategy: () => null,
}

/** Opens a connection. A site without Redis never loads the library, which would delay the cold start of a function. */
export async function openRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  // The failing command reports the error. Without a listener, the library would log it.
  return new Redis(url, options).on('error', () => undefined)
}
