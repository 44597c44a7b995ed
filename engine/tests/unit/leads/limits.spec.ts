import { siteConfig } from '@/site/config'
import { refusalOfLead } from '../../../src/leads/limits'
import { expect, test } from '../own-environment'

const { inAll, minutes } = siteConfig.leadLimits
const sender = (n: number) => ({ address: `10.${n}.0.1`, network: `10.${n}.0.0/24` })

test.use({ environment: { SITE_API_KEY: `sk_${'0'.repeat(48)}`, PLATFORM_ORIGIN: 'http://localhost:9' } })

test('an expired count of all leads asks for no proof of work, although its timer has not fired', {
  tag: '@all',
}, async () => {
  const now = Date.now
  try {
    for (let n = 0; n < inAll; n += 1)
      expect(await refusalOfLead(sender(n), async () => false)).toBeUndefined()
    expect(await refusalOfLead(sender(inAll), async () => false)).toBe('captcha')
    Date.now = () => now() + minutes * 60_000
    expect(await refusalOfLead(sender(inAll), async () => false)).toBeUndefined()
  } finally {
    Date.now = now
  }
})
