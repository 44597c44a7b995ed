import type { Redis } from 'ioredis'

const options = {
  // It would ask for rights that nothing else needs.
  enableReadyCheck: false,
  // Each check decides anew. So no command is sent twice.
  retryStrategy: () => null,
}

/** A connection that is being made. A site without Redis never loads the library: the cold start of a function would wait for it. */
export async function openRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  // The command that fails tells. Without a listener the library would log.
  return new Redis(url, options).on('error', () => undefined)
}
