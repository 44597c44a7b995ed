import { createServer } from 'node:net'
import { listenOnRedis, redisHealth, redisName, tryRedis } from '../../../src/redis/redis'
import { expect, test } from '../own-environment'

/** A port on which nothing listens. */
const port = await new Promise<number>((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
})

test.use({
  environment: {
    SITE_API_KEY: `sk_${'0'.repeat(48)}`,
    PLATFORM_ORIGIN: 'http://localhost:9',
    REDIS_URL: `redis://127.0.0.1:${port}`,
  },
})

test('without a Redis that answers, a process works alone, and its health says so', async () => {
  let heard = 0
  const onMessage = () => {
    heard += 1
  }
  await listenOnRedis({ channel: redisName('saves'), onMessage, onConnected: onMessage })
  expect(await tryRedis((client) => client.get('a'))).toBeUndefined()
  expect(heard).toBe(0)
  expect(redisHealth()).toEqual({ outcome: 'down', failingSince: expect.stringMatching(/^\d{4}-/) })
})

test('the name of a Redis key has a hash of the site, and not its SITE_API_KEY', () => {
  expect(redisName('saves')).toMatch(/^site:[\da-f]{16}:saves$/)
})
