import { expect } from '@playwright/test'
import { fileAddress, imageLoader } from '../../../src/pictures/image-loader'
import { testWithPlatform } from '../own-environment'

const test = testWithPlatform({ answer: (_, response) => response.end() })

test('a file has the address of its `url` or `pathname`, of both the one that its contract names', () => {
  const origin = process.env.PLATFORM_ORIGIN
  const file = { url: 'https://cdn.test/a.jpg', pathname: 'loja/a b.jpg' }
  const asset = `${origin}/api/v1/assets/loja/a%20b.jpg`
  expect(fileAddress(file, 6)).toBe(file.url)
  expect(fileAddress(file, 4)).toBe(asset)
  expect(fileAddress({ pathname: file.pathname }, 6)).toBe(asset)
  expect(fileAddress({ url: file.url }, 4)).toBe(file.url)
  for (const none of [
    {},
    { url: '', pathname: '' },
    { url: '/a.jpg' },
    { url: 'javascript:1' },
    { pathname: '../a' },
  ])
    for (const contract of [4, 6] as const) expect(fileAddress(none, contract)).toBe('')
})

test('the loader gives a picture its width', () => {
  const src = 'https://cdn.test/a.jpg'
  expect(imageLoader({ src, width: 640 })).toBe(`/_next/image?url=${encodeURIComponent(src)}&w=640&q=75`)
})
