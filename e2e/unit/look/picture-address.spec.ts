import { isResizedTarget, resizedAddress, resizingTarget } from '../../../lib/pictures/picture-address'
import { pictureFormat } from '../../../lib/pictures/picture-format'
import { expect, test } from '../own-environment'

test.use({
  environment: {
    SITE_API_KEY: `sk_${'0'.repeat(48)}`,
    PLATFORM_ORIGIN: 'https://platform.test',
    ASSET_ORIGINS: 'https://cdn.test',
  },
})

const plain = 'https://cdn.test/a/barco.jpg'
const pictures = [
  plain,
  'https://platform.test/api/v1/assets/mare-alta/cami%C3%A3o%20(1).png',
  'https://cdn.test/barco.jpg?v=3&token=a%2Fb',
  'https://cdn.test/w_300,h_200/barco@2x.jpg',
  'https://cdn.test/a//barco.jpg',
]

for (const src of pictures) {
  test(`${src} has one address for each width`, () => {
    const target = resizedAddress(src, 640)
    expect(isResizedTarget(target)).toBe(true)
    const inner = new URL(resizingTarget(target) ?? '', 'https://site.test').searchParams
    expect(new URL(inner.get('url') ?? '', 'https://site.test').searchParams.get('src')).toBe(src)
    expect([inner.get('w'), inner.get('q')]).toEqual(['640', '75'])
    for (const other of [
      target.replace('/_next/image?', '/_next/image?x=1&'),
      `${target}&x=1`,
      target.replace('w=640', 'w=0640'),
      target.replace('q=75', 'q=76'),
      target.replace('%2F', '/'),
      target.replace('%2F', '%2f'),
      target.replace('barco', 'b%61rco').replace('cami', 'c%61mi'),
      target.replace('/image', '/image/'),
    ]) {
      expect(resizingTarget(other), other).toBeUndefined()
    }
  })
}

test('what a server of files may ignore makes no other picture of one', () => {
  for (const src of [
    `${plain}?z=1`,
    `${plain}#1`,
    'https://eu@cdn.test/a/barco.jpg',
    'https://cdn.test:443/a/barco.jpg',
    'https://CDN.test/a/barco.jpg',
    'https://cdn.test/a//barco.jpg',
    'https://cdn.test/a/barco.jpg/',
    'https://cdn.test/a/b%61rco.jpg',
    'https://cdn.test/a/barco.jpg;x=1',
    'https://cdn.test\\a\\barco.jpg',
    ' https://cdn.test/a/barco.jpg',
  ]) {
    const address = (mark: string) => `/_next/image?url=${encodeURIComponent(src)}&w=640&q=75${mark}`
    const other = /&k=.+/.exec(resizedAddress('https://cdn.test/barco.jpg?v=3', 640))?.[0] ?? ''
    expect(other).toMatch(/^&k=[\w-]{16}$/)
    for (const mark of ['', '&k=', '&k=AAAAAAAAAAAAAAAA', other]) {
      expect(resizingTarget(address(mark)), src + mark).toBeUndefined()
    }
  }
})

test('files of others are no pictures of this site', () => {
  for (const src of ['https://cdn.evil.test/a.jpg', 'https://platform.test/console/a.jpg', '/icon/32', '']) {
    const target = `/_next/image?url=${encodeURIComponent(src)}&w=640&q=75`
    expect(isResizedTarget(target)).toBe(true)
    expect(resizingTarget(target), src).toBeUndefined()
  }
})

test('every way to write the address of the optimizer is known as one', () => {
  for (const path of ['/_next/image', '/_next/image/', '/_next/imagex', '/_next%2Fimage', '//_next/image']) {
    expect(isResizedTarget(`${path}?url=x`), path).toBe(true)
  }
  expect(isResizedTarget('/servicos?x=/_next/image')).toBe(false)
})

const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

test('a picture comes in the best format that the browser takes and that is worth its time', () => {
  for (const [width, accept, format] of [
    [828, chromium, 'image/avif'],
    [1200, chromium, 'image/webp'],
    [640, 'image/webp,*/*', 'image/webp'],
    [640, 'image/avif', 'image/avif'],
    [1200, 'image/avif', ''],
    [640, '*/*', ''],
    [640, undefined, ''],
  ] as const)
    expect(pictureFormat(resizedAddress('/barco.jpg', width), accept), `${width} ${accept}`).toBe(format)
})
