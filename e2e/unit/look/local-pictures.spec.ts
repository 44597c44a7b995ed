import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureProblems } from '../../../lib/config-checks/look-problems'
import { measurePicture } from '../../../lib/pictures/measure-pictures'
import {
  isVersioned,
  resizedAddress,
  resizingTarget,
  versionedAddress,
} from '../../../lib/pictures/picture-address'
import { readLocalPicture } from '../../../lib/pictures/public-files'
import { logoSize } from '../../../lib/theme/logo'
import { isSeenOn } from '../../../lib/theme/logo-contrast'
import { temporaryFolder } from '../../sandbox/support/folders'
import { expect, test } from '../own-environment'

/* Pictures of `public/`. */

const version = 'cafe0123'

test.use({
  environment: {
    SITE_API_KEY: `sk_${'0'.repeat(48)}`,
    PLATFORM_ORIGIN: 'https://platform.test',
    LOCAL_PICTURES: JSON.stringify({
      '/fotos/ação 1.jpg': { width: 3000, height: 2000, version },
      '/logo.svg': { width: 100, height: 40, version },
    }),
  },
})

const photo = '/fotos/ação 1.jpg'
const source = (target: string | undefined) =>
  new URL(new URL(target ?? '', 'http://a').searchParams.get('url') ?? '', 'http://a').searchParams.get('src')
const asked = (url: string, rest = '') => `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75${rest}`

test('a picture has its version in its address', () => {
  expect(versionedAddress('/logo.svg')).toBe(`/logo.svg?v=${version}`)
  expect(versionedAddress('/__proto__')).toBe('/__proto__')
  const target = resizedAddress(versionedAddress(photo), 640)
  expect(source(resizingTarget(target))).toBe(`${photo}?v=${version}`)
})

test('next dev has the optimizer of Next.js alone, which takes no version', () => {
  const { NODE_ENV } = process.env
  Object.assign(process.env, { NODE_ENV: 'development' })
  expect(versionedAddress('/logo.svg')).toBe('/logo.svg')
  Object.assign(process.env, { NODE_ENV })
})

test('next/image asks without a version, also with the name of a deployment, and a page of an earlier build with its own', () => {
  for (const target of [
    asked(photo),
    asked(photo, '&dpl=dpl_1.2-a'),
    resizedAddress(`${photo}?v=00000000`, 640),
  ])
    expect(source(resizingTarget(target))).toBe(photo)
})

test('nobody else can make another picture of one', () => {
  for (const target of [
    asked(`${photo}?v=${version}`),
    asked(`${photo}?x`),
    asked(photo, '&k=AAAAAAAAAAAAAAAA'),
    asked(photo, '&dpl='),
    asked('/fotos/nada.jpg'),
    asked('//fotos/ação 1.jpg'),
    asked('/../fotos/ação 1.jpg'),
    asked('/unavailable.html'),
    asked('/_next/static/media/../a.jpg'),
    asked('/_next/static/media/a.jpg?x=1'),
    asked('/constructor'),
  ])
    expect(resizingTarget(target), target).toBeUndefined()
})

test('an imported picture is led to the file of Next.js', () => {
  expect(resizingTarget(asked('/_next/static/media/equipa.0~a-b.jpg', '&dpl=a'))).toBe(
    asked('/_next/static/media/equipa.0~a-b.jpg'),
  )
})

test('browsers keep what has its version in the address', () => {
  expect(isVersioned(`/logo.svg?v=${version}`)).toBe(true)
  expect(isVersioned(`${encodeURI(photo)}?v=${version}`)).toBe(true)
  for (const target of [
    '/logo.svg',
    '/logo.svg?v=0',
    '/nada.svg?v=cafe0123',
    '/nada%3Fv=cafe0123?v=cafe0123',
    '/%?v=a',
  ])
    expect(isVersioned(target), target).toBe(false)
})

test('only pictures of public/ are read', async () => {
  for (const path of ['/../package.json', '/unavailable.html', '/../app/a.svg', '/a\0.svg', '/nada.png', ''])
    expect(await readLocalPicture(path), path).toBeUndefined()
})

test('a file is measured as it is shown: turned, or by its view box', async () => {
  const project = process.cwd()
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'public'))
  process.chdir(folder)
  const photograph = sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } })
  const turned = await photograph.withMetadata({ orientation: 6 }).jpeg().toBuffer()
  writeFileSync(join('public', 'turned.jpg'), turned)
  writeFileSync(join('public', 'drawing.svg'), drawing('#336699'))
  writeFileSync(join('public', 'none.png'), 'no picture')
  const names = ['turned.jpg', 'drawing.svg', 'none.png']
  const measures = await Promise.all(names.map((name) => measurePicture(`/${name}`)))
  process.chdir(project)
  expect(measures).toEqual([
    { width: 20, height: 30, version: expect.stringMatching(/^[0-9a-f]{8}$/) },
    { width: 90, height: 40, version: expect.any(String) },
    undefined,
  ])
})

const measured = (width: number, height = width) => ({ width, height, version })

test('what is wrong with the pictures of site.config.ts is said in a sentence each', () => {
  const measures = {
    '/logo.svg': measured(90, 40),
    '/wide.svg': measured(90, 40),
    '/wide.png': measured(600, 512),
    '/small.png': measured(192),
  }
  for (const [config, problem] of [
    [{ logo: { light: '/Logo.svg' } }, 'logo: public/Logo.svg is written /logo.svg'],
    [{ logo: { light: '/logo.svg', dark: '/x.svg' } }, 'logo: public/x.svg is not there'],
    [{ logo: { light: '/logo.pdf' } }, 'logo: /logo.pdf is no picture that browsers show'],
    [{ logo: { light: '/logo.svg', alt: ' ' } }, 'logo: alt is empty'],
    [
      { icon: '/wide.png' },
      'icon: public/wide.png is 600 × 512 pixels: it has to be square, and 512 wide at least',
    ],
    [{ icon: '/small.png' }, 'icon: public/small.png is 192 × 192 pixels'],
    [{ icon: '/wide.svg' }, 'icon: public/wide.svg is 90 × 40 pixels: it has to be square'],
    [{ heroPicture: { src: '/nada.jpg', alt: 'Casa' } }, 'heroPicture: public/nada.jpg is not there'],
    [{ heroPicture: { src: '/wide.png', alt: '' } }, 'heroPicture: alt is empty'],
  ] as const)
    expect(pictureProblems(measures, config)).toEqual([expect.stringContaining(problem)])
})

test('what is well is not mentioned, and nothing is asked of a site without pictures', () => {
  const measures = { '/logo.svg': measured(90, 40), '/icon.png': measured(512), '/icon.svg': measured(24) }
  expect(pictureProblems(measures, { logo: { light: '/logo.svg' }, icon: '/icon.png' })).toEqual([])
  expect(pictureProblems(measures, { icon: '/icon.svg' })).toEqual([])
  expect(pictureProblems({}, {})).toEqual([])
})

test('a mark and a long line of letters are drawn alike in size, and none beyond the header', () => {
  expect(logoSize({ width: 512, height: 512 }, 1)).toEqual({ width: 48, height: 48 })
  expect(logoSize({ width: 300, height: 100 }, 1)).toEqual({ width: 125, height: 42 })
  expect(logoSize({ width: 2000, height: 100 }, 1)).toEqual({ width: 208, height: 10 })
  expect(logoSize({ width: 100, height: 400 }, 2)).toEqual({ width: 24, height: 96 })
})

test('a logo that a page hides is found', async () => {
  const [dark, light] = ['oklch(19% 0.025 245)', 'oklch(98.6% 0.006 85)']
  expect(await isSeenOn(drawing('#0b293f'), dark)).toBe(false)
  expect(await isSeenOn(drawing('#0b293f'), light)).toBe(true)
  expect(await isSeenOn(drawing('#f3f0e9'), light)).toBe(false)
  expect(await isSeenOn(drawing('#0b293f', '<path fill="#ffdd00" d="M0 0h90v40H0z"/>'), dark)).toBe(true)
})

function drawing(fill: string, ground = ''): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40">${ground}<path fill="${fill}" d="M10 5h40v30H10z"/></svg>`,
  )
}
