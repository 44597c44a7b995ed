import { isOptimizable } from '../../../src/pictures/picture-address'
import { assetAddress, isPlatformFile } from '../../../src/platform/assets'
import { expect, test } from '../own-environment'

test.use({
  environment: {
    SITE_API_KEY: `sk_${'0'.repeat(48)}`,
    PLATFORM_ORIGIN: 'https://platform.test',
    ASSET_ORIGINS: 'https://cdn.test,http://localhost:4000',
  },
})

test('a pathname is encoded segment by segment, and one that leads elsewhere has no address', {
  tag: '@all',
}, () => {
  for (const [pathname, address] of [
    ['loja/a.jpg', 'loja/a.jpg'],
    ['loja/foto nº 1 (50%).jpg', 'loja/foto%20n%C2%BA%201%20(50%25).jpg'],
    ['a?b#c/d&e.jpg', 'a%3Fb%23c/d%26e.jpg'],
    ['/loja//a.jpg', '/loja//a.jpg'],
  ] as const)
    expect(assetAddress(pathname)).toBe(`https://platform.test/api/v1/assets/${address}`)
  for (const pathname of ['', '../leads', 'loja/../../leads', './a.jpg'])
    expect(assetAddress(pathname), pathname).toBe('')
})

test('a file of the tenant is on one of ASSET_ORIGINS, or at the asset endpoint', { tag: '@all' }, () => {
  for (const src of ['https://cdn.test/a.jpg', 'http://localhost:4000/a.jpg', assetAddress('a.jpg')])
    expect(isPlatformFile(src), src).toBe(true)
  for (const src of [
    ...['http://localhost:4001/a.jpg', 'https://platform.test/a.jpg', 'https://cdn.test.evil.test/a.jpg'],
    ...['https://cdn.test@evil.test/a.jpg', 'http://cdn.test/a.jpg', '/a.jpg'],
  ])
    expect(isPlatformFile(src), src).toBe(false)
})

test('vector pictures and files of other origins are not sent to the optimizer', { tag: '@all' }, () => {
  expect(isOptimizable('https://cdn.test/a.JPG?v=1')).toBe(true)
  expect(isOptimizable('https://cdn.test/logo.SVG')).toBe(false)
  expect(isOptimizable('https://evil.test/a.jpg')).toBe(false)
})
