import { siteConfig } from '@/site/config'
import { isAboveLimit } from '../../../src/search/question-limits'
import { expect, test } from '../own-environment'

test.use({ environment: { SITE_API_KEY: `sk_${'0'.repeat(48)}`, PLATFORM_ORIGIN: 'http://localhost:9' } })

test('one address may search `perMinute` times a minute, and its network four times as often', {
  tag: '@all',
}, async () => {
  const perMinute = siteConfig.search ? siteConfig.search.perMinute : 0
  const refused = async (host: (n: number) => number, questions: number) => {
    let count = 0
    for (let n = 0; n < questions; n += 1)
      if (await isAboveLimit({ address: `192.0.2.${host(n)}`, network: '192.0.2.0/24' })) count += 1
    return count
  }
  expect(await refused(() => 1, perMinute + 5)).toBe(5)
  expect(await refused((n) => 2 + (n % 100), 3 * perMinute - 5)).toBe(0)
  expect(await refused((n) => 2 + (n % 100), 7)).toBe(7)
})
