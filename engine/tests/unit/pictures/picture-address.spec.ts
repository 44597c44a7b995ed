import {
  isResizedTarget,
  isVersioned,
  pictureFormat,
  resizedAddress,
  resizedPicture,
  versionedAddress,
} from '../../../src/pictures/picture-address'
import { expect, test } from '../own-environment'

const version = 'cafe0123'
/** A picture in `public/`, and one of the platform's. */
const photo = '/fotos/ação 1.jpg'
const plain = 'https://cdn.test/a/barco.jpg'

test.use({
  environment: {
    SITE_API_KEY: `sk_${'0'.repeat(48)}`,
    PLATFORM_ORIGIN: 'https://platform.test',
    ASSET_ORIGINS: 'https://cdn.test',
    LOCAL_PICTURES: JSON.stringify({
      [photo]: { width: 3000, height: 2000, version },
      '/logo.svg': { width: 100, height: 40, version },
    }),
  },
})

const targetFor = (src: string, rest = '') => `/_next/image?url=${encodeURIComponent(src)}&w=640&q=75${rest}`

for (const src of [
  plain,
  'https://platform.test/api/v1/assets/mare-alta/cami%C3%A3o%20(1).png',
  'https://cdn.test/barco.jpg?v=3&token=a%2Fb',
  'https://cdn.test/w_300,h_200/barco@2x.jpg',
  'https://cdn.test/a//barco.jpg',
  `${photo}?v=${version}`,
]) {
  test(`${src} has one address for each width`, { tag: '@all' }, () => {
    const target = resizedAddress(src, 640)
    expect(isResizedTarget(target)).toBe(true)
    expect(resizedPicture(target)).toEqual({ src, width: 640, format: '' })
    for (const other of [
      target.replace('/_next/image?', '/_next/image?x=1&'),
      `${target}&x=1`,
      target.replace('w=640', 'w=0640'),
      target.replace('w=640', 'w=641'),
      target.replace('q=75', 'q=76'),
      target.replace('%2F', '/'),
      target.replace('%2F', '%2f'),
      target.replace(/barco|cami|fotos/, (name) => name.replace('a', '%61').replace('o', '%6f')),
      target.replace('/image', '/image/'),
    ]) {
      expect(resizedPicture(other), other).toBeUndefined()
    }
  })
}

test('a change of an address that a file server may ignore is refused', { tag: '@all' }, () => {
  const other = /&k=.+/.exec(resizedAddress('https://cdn.test/barco.jpg?v=3', 640))?.[0] ?? ''
  expect(other).toMatch(/^&k=[\w-]{16}$/)
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
    `${photo}?v=${version}`,
    `${photo}?x`,
    '/_next/static/media/a.jpg?x=1',
  ]) {
    for (const mark of ['', '&k=', '&k=AAAAAAAAAAAAAAAA', other, '&dpl=']) {
      expect(resizedPicture(targetFor(src, mark)), src + mark).toBeUndefined()
    }
  }
})

test('files of other origins, and files that are no pictures, are refused', { tag: '@all' }, () => {
  for (const src of [
    ...['https://cdn.evil.test/a.jpg', 'https://platform.test/console/a.jpg', '/icon/32', ''],
    ...['/fotos/nada.jpg', '//fotos/ação 1.jpg', '/../fotos/ação 1.jpg', '/_next/static/media/../a.jpg'],
    ...['/unavailable.html', '/constructor'],
  ]) {
    expect(isResizedTarget(targetFor(src))).toBe(true)
    expect(resizedPicture(targetFor(src)), src).toBeUndefined()
  }
})

test('every spelling of the address of the optimizer is recognised', { tag: '@all' }, () => {
  for (const path of ['/_next/image', '/_next/image/', '/_next/imagex', '/_next%2Fimage', '//_next/image']) {
    expect(isResizedTarget(`${path}?url=x`), path).toBe(true)
  }
  expect(isResizedTarget('/servicos?x=/_next/image')).toBe(false)
})

test('a picture of public/ has its version in its address, but for next dev, whose optimizer takes none', {
  tag: '@all',
}, () => {
  expect(versionedAddress('/logo.svg')).toBe(`/logo.svg?v=${version}`)
  expect(versionedAddress('/__proto__')).toBe('/__proto__')
  const { NODE_ENV } = process.env
  Object.assign(process.env, { NODE_ENV: 'development' })
  expect(versionedAddress('/logo.svg')).toBe('/logo.svg')
  Object.assign(process.env, { NODE_ENV })
})

test('next/image asks without a version, also with the name of a deployment, and a page of an earlier build with its own', {
  tag: '@all',
}, () => {
  const ofEarlierBuild = resizedAddress(`${photo}?v=00000000`, 640)
  for (const target of [targetFor(photo), targetFor(photo, '&dpl=dpl_1.2-a'), ofEarlierBuild])
    expect(resizedPicture(target)?.src).toBe(photo)
  const imported = '/_next/static/media/equipa.0~a-b.jpg'
  expect(resizedPicture(targetFor(imported, '&dpl=a'))?.src).toBe(imported)
})

test('only the address of a file with its current version counts as versioned', { tag: '@all' }, () => {
  for (const path of ['/logo.svg', encodeURI(photo)]) expect(isVersioned(`${path}?v=${version}`)).toBe(true)
  const bad = [
    '/logo.svg',
    '/logo.svg?v=0',
    '/nada.svg?v=cafe0123',
    '/nada%3Fv=cafe0123?v=cafe0123',
    '/%?v=a',
  ]
  for (const target of bad) expect(isVersioned(target), target).toBe(false)
})

const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

test('a picture comes in the best format that the browser takes and that is worth its time', {
  tag: '@all',
}, () => {
  for (const [width, accept, format] of [
    [828, chromium, 'avif'],
    [1200, chromium, 'webp'],
    [640, 'image/webp,*/*', 'webp'],
    [640, 'image/avif', 'avif'],
    [1200, 'image/avif', ''],
    [640, '*/*', ''],
    [640, undefined, ''],
  ] as const)
    expect(pictureFormat(width, accept), `${width} ${accept}`).toBe(format)
})
