import { expect, test } from '@playwright/test'
import { clientAddress } from '../../lib/client-address'

for (const [header, hops, address] of [
  ['192.0.2.1', 1, '192.0.2.1'],
  ['203.0.113.9, 192.0.2.1', 1, '192.0.2.1'],
  ['203.0.113.9, 192.0.2.1, 10.0.0.1', 2, '192.0.2.1'],
  ['203.0.113.9,192.0.2.1,10.0.0.1', 3, '203.0.113.9'],
  ['192.0.2.1', 3, '192.0.2.1'],
  ['192.0.2.1', 0, '192.0.2.1'],
  ['192.0.2.1:50123', 1, '192.0.2.1'],
  ['::ffff:192.0.2.1', 1, '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', 1, '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', 1, '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', 1, '2001:db8:1:3::/64'],
  ['::1', 1, '0:0:0:0::/64'],
  [null, 1, 'unknown'],
  ['', 1, 'unknown'],
  ['192.0.2.1,', 1, 'unknown'],
  ['unknown', 1, 'unknown'],
  ['_hidden', 1, 'unknown'],
  ['999.1.1.1', 1, 'unknown'],
  ['x'.repeat(10_000), 1, 'unknown'],
  [','.repeat(10_000), 99, 'unknown'],
] as const) {
  test(`${header?.slice(0, 40) ?? 'no header'} after ${hops} is ${address}`, () => {
    expect(clientAddress(header, hops)).toBe(address)
  })
}
