import { expect, test } from '@playwright/test'
import { senderOf } from '@/lib/routing/client-address'
import { siteConfig } from '@/site.config'

const most = siteConfig.search ? siteConfig.search.perMinute : 0

/** How many of so many questions are too many. */
async function refused(address: (n: number) => string, questions: number): Promise<number> {
  // What reads the environment is loaded once it is there.
  process.env.SITE_API_KEY ??= `sk_${'0'.repeat(48)}`
  process.env.PLATFORM_ORIGIN ??= 'http://localhost:4000'
  const { isOneTooMany } = await import('@/lib/search/limits')
  let count = 0
  for (let n = 0; n < questions; n += 1) if (await isOneTooMany(senderOf(address(n), 1))) count += 1
  return count
}

test('one address asks so much in a minute, another one as much again', async () => {
  expect(await refused(() => '192.0.2.1', most + 5)).toBe(5)
  expect(await refused(() => '192.0.2.2', most)).toBe(0)
})

test('a network asks four times as much', async () => {
  expect(await refused((n) => `198.51.100.${n % 100}`, 4 * most + 7)).toBe(7)
  expect(await refused(() => '203.0.113.1', 1)).toBe(0)
})
