import { expect, test } from '@playwright/test'
import { acceptedEncoding } from '../../../lib/server/kept/accepted-encoding'

for (const [header, encoding] of [
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.1, gzip;q=1.0', 'br'],
  ['br; q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip;q=0', undefined],
  ['br;q=much', undefined],
  ['brotli, xbr', undefined],
  ['identity', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
] as const) {
  test(`${header} takes ${encoding ?? 'nothing that is compressed'}`, () => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })
}
