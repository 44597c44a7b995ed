import { expect, test } from '@playwright/test'
import { acceptedEncoding } from '../../../lib/server/cached-pages/accepted-encoding'

test('brotli goes before gzip where the client accepts both, and neither is sent unasked', () => {
  for (const [header, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['BR;q=0.1, gzip;q=1.0', 'br'],
    ['br; q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip;q=0', undefined],
    ['br;q=much', undefined],
    ['brotli, xbr, *', undefined],
    [undefined, undefined],
  ] as const)
    expect(acceptedEncoding(header), header).toBe(encoding)
})
