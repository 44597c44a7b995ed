import { isOptimizable } from '../../../lib/pictures/picture-address'
import { assetAddress, isOwnFile } from '../../../lib/platform/assets'
import { expect, test } from '../own-environment'

test.use({
  environment: {
    SITE_API_KEY: `sk_${'0'.repeat(48)}`,
    PLATFORM_ORIGIN: 'https://platform.test',
    ASSET_ORIGINS: 'https://cdn.test,http://localhost:4000',
  },
})

for (const [pathname, address] of [
  ['loja/a.jpg', 'loja/a.jpg'],
  ['loja/foto nº 1 (50%).jpg', 'loja/foto%20n%C2%BA%201%20(50%25).jpg'],
  ['a?b#c/d&e.jpg', 'a%3Fb%23c/d%26e.jpg'],
  ['/loja//a.jpg', '/loja//a.jpg'],
] as const) {
  test(`pathname ${pathname} is encoded segment by segment`, () => {
    expect(assetAddress(pathname)).toBe(`https://platform.test/api/v1/assets/${address}`)
  })
}

test('a pathname that leads elsewhere has no address', () => {
  for (const pathname of ['', '../leads', 'loja/../../leads', './a.jpg'])
    expect(assetAddress(pathname), pathname).toBe('')
})

for (const [src, isOwn] of [
  ['https://cdn.test/a.jpg', true],
  ['http://localhost:4000/a.jpg', true],
  ['http://localhost:4001/a.jpg', false],
  ['https://platform.test/api/v1/assets/a.jpg', true],
  ['https://platform.test/a.jpg', false],
  ['https://cdn.test.evil.test/a.jpg', false],
  ['https://cdn.test@evil.test/a.jpg', false],
  ['http://cdn.test/a.jpg', false],
  ['/a.jpg', false],
] as const) {
  test(`${src} is ${isOwn ? 'the' : 'not the'} tenant's own file`, () => {
    expect(isOwnFile(src)).toBe(isOwn)
  })
}

test('the optimizer is not asked for vector pictures or strangers', () => {
  expect(isOptimizable('https://cdn.test/a.JPG?v=1')).toBe(true)
  expect(isOptimizable('https://cdn.test/logo.SVG')).toBe(false)
  expect(isOptimizable('https://evil.test/a.jpg')).toBe(false)
})
