import { expect, test } from '@playwright/test'
import { senderOf } from '../../../src/routing/client-address'

const headers = [
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
] as const

test('the sender is the address that the trusted proxies have seen', () => {
  const found = headers.map(([header, hops]) => ({ header, hops, ...senderOf(header, hops) }))
  expect(found).toEqual(
    headers.map(([header, hops, address, network]) => ({ header, hops, address, network })),
  )
})
