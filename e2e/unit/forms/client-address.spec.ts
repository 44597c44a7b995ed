import { expect, test } from '@playwright/test'
import { senderOf } from '../../../lib/routing/client-address'

for (const [header, hops, address, network] of [
  ['192.0.2.1', 1, '192.0.2.1', '192.0.2.0/24'],
  ['203.0.113.9, 192.0.2.1', 1, '192.0.2.1', '192.0.2.0/24'],
  ['203.0.113.9, 192.0.2.1, 10.0.0.1', 2, '192.0.2.1', '192.0.2.0/24'],
  ['192.0.2.1', 3, '192.0.2.1', '192.0.2.0/24'],
  ['192.0.2.1', 0, '192.0.2.1', '192.0.2.0/24'],
  ['192.0.2.1:50123', 1, '192.0.2.1', '192.0.2.0/24'],
  ['::ffff:192.0.2.1', 1, '192.0.2.1', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]:443', 1, '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::1', 1, '0:0:0:0::/64', '0:0:0::/48'],
  [null, 1, 'unknown', 'unknown'],
  ['192.0.2.1,', 1, 'unknown', 'unknown'],
  ['999.1.1.1', 1, 'unknown', 'unknown'],
  ['x'.repeat(10_000), 1, 'unknown', 'unknown'],
  [','.repeat(10_000), 99, 'unknown', 'unknown'],
] as const) {
  test(`${header?.slice(0, 40) ?? 'no header'} after ${hops} is ${address}`, () => {
    expect(senderOf(header, hops)).toEqual({ address, network })
  })
}
