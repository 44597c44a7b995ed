import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import type { SiteConfig } from '../../../../lib/settings/site-config'
import { configFileProblems } from '../../../src/checks/file-problems'
import { logoSize } from '../../../src/colours/logo'
import { isSeenOn } from '../../../src/colours/logo-contrast'
import { inDecoder } from '../../../src/pictures/decoder/decoder'
import { measureLocalPictures } from '../../../src/pictures/measure-pictures'
import { publicPicture } from '../../../src/pictures/public-files'
import { temporaryFolder } from '../../sandbox/support/folders'

const svg = (
  attributes: string,
  before = '',
  inner = '',
  drawing = '<path fill="#bf350e" d="M0 0h240v60H0z"/>',
) => `${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}${drawing}</svg>`

const viewBox = 'viewBox="0 0 240 60"'
const prolog = '<?xml version="1.0" encoding="utf-8"?>\n'
const studio = `<!-- ${'Copyright of the studio. '.repeat(200)}-->\n`

/** SVG logos as design programs write them. Browsers show all of these. */
const logos: Record<string, string> = {
  'with a width alone': svg(`width="240" ${viewBox}`),
  'with a size alone': svg('width="240" height="60"'),
  'with a size in per cent': svg(`width="100%" height="100%" ${viewBox}`),
  'with a byte order mark, a prolog and a long comment': svg(viewBox, `\ufeff${prolog}${studio}`),
  'of Illustrator': svg(
    `version="1.1" id="Layer_1" xmlns:i="&ns_ai;" x="0px" y="0px" ${viewBox} style="enable-background:new 0 0 240 60;" xml:space="preserve"`,
    `${prolog}<!-- Generator: Adobe Illustrator 24.0.1, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>`,
    '<style type="text/css">.st0{fill:#BF350E;}</style><metadata><i:pgf/></metadata><switch/>',
  ),
  'of Inkscape': svg(
    `xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.3" sodipodi:docname="logo.svg" ${viewBox}`,
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Created with Inkscape -->\n\n',
    '<sodipodi:namedview id="base" inkscape:zoom="1"/><metadata id="m"/><defs id="d"/>',
  ),
}

async function inPublic(name: string, bytes: string | Buffer) {
  const project = process.cwd()
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'public'))
  writeFileSync(join(folder, 'public', name), bytes)
  process.chdir(folder)
  try {
    return await measureLocalPictures()
  } finally {
    process.chdir(project)
  }
}

const [light, dark] = ['oklch(98.6% 0.006 85)', 'oklch(16.5% 0.025 245)']

/** A file with these bytes. */
function fileOf(bytes: string | Buffer): string {
  const file = join(temporaryFolder(), 'picture')
  writeFileSync(file, bytes)
  return file
}

async function expectTaken(name: string, bytes: string | Buffer): Promise<void> {
  const measures = await inPublic(name, bytes)
  expect(configFileProblems({ pictures: measures, others: {} }, { logo: { light: `/${name}` } })).toEqual([])
  const { width, height } = measures[`/${name}`] ?? { width: 0, height: 1 }
  const header = logoSize({ width, height }, 1)
  expect(header).toEqual({ width: 144, height: 36 })
  const file = fileOf(bytes)
  expect(await isSeenOn(file, light)).toBe(true)
  expect(await isSeenOn(file, dark)).toBe(true)
  const drawn = await inDecoder('drawn', { file, ...header })
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject(header)
  // The middle and a corner show that the picture is complete.
  for (const at of [(18 * 144 + 72) * info.channels, (34 * 144 + 142) * info.channels])
    expect([...data.subarray(at, at + 3)]).toEqual([0xbf, 0x35, 0x0e])
}

for (const [what, source] of Object.entries(logos)) {
  test(`an SVG ${what} is taken as a logo`, () => expectTaken('logo.svg', source))
}

test('a PNG is taken as a logo, and a square one as an icon, as is an SVG without a size of its own', async () => {
  const background = '#bf350e'
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer()
  await expectTaken('Logo 2026.PNG', await png(960, 240))
  const drawing = svg('viewBox="0 0 60 60"', prolog + studio)
  for (const [icon, bytes] of [
    ['/icon.png', await png(512, 512)],
    ['/icon.svg', drawing],
  ] as const)
    expect(configFileProblems({ pictures: await inPublic(icon, bytes), others: {} }, { icon })).toEqual([])
})

test('a photograph is measured as it is shown, and a file that is no picture is not measured', async () => {
  const photograph = sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } })
  const turned = await photograph.withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const version = expect.stringMatching(/^[0-9a-f]{8}$/)
  expect(await inPublic('turned.jpg', turned)).toEqual({ '/turned.jpg': { width: 20, height: 30, version } })
  expect(await inPublic('none.png', 'no picture')).toEqual({})
})

test('only pictures of public/ are read', () => {
  for (const path of ['/../package.json', '/unavailable.html', '/../app/a.svg', '/a\0.svg', ''])
    expect(publicPicture(path), path).toBeUndefined()
})

const measured = (width: number, height = width) => ({ width, height, version: '' })

test('each wrong file in site/config.ts is reported in one sentence', () => {
  const others = { '/ementa.pdf': {} }
  const pictures = {
    '/logo.svg': measured(90, 40),
    '/wide.svg': measured(90, 40),
    '/wide.png': measured(600, 512),
    '/small.png': measured(192),
  }
  for (const [config, problem] of [
    [{ logo: { light: '/Logo.svg' } }, 'logo: public/Logo.svg is written /logo.svg'],
    [{ logo: { light: '/logo.svg', dark: '/x.svg' } }, 'logo: public/x.svg is not there'],
    [{ logo: { light: '/logo.svg', og: '/og.svg' } }, 'logo: public/og.svg is not there'],
    [
      { logo: { light: '/ementa.pdf' } },
      'logo: public/ementa.pdf is not there, or cannot be read as a picture',
    ],
    [{ logo: { light: '/logo.svg', alt: ' ' } }, 'logo: alt is empty'],
    [
      { icon: '/wide.png' },
      'icon: public/wide.png is 600 × 512 pixels: it has to be square, and 512 wide at least',
    ],
    [{ icon: '/small.png' }, 'icon: public/small.png is 192 × 192 pixels'],
    [{ icon: '/wide.svg' }, 'icon: public/wide.svg is 90 × 40 pixels: it has to be square'],
    [{ heroPicture: { src: '/nada.jpg', alt: 'Casa' } }, 'heroPicture: public/nada.jpg is not there'],
    [{ heroPicture: { src: '/wide.png', alt: '' } }, 'heroPicture: alt is empty'],
    [
      { locations: { cais: { picture: { src: '/nada.jpg', alt: 'Sala' } } } },
      'locations: cais: picture: public/nada.jpg is not there',
    ],
    [
      { funding: [{ of: 'union', src: '/ue.svg', alt: 'UE', width: 1, height: 1 }] },
      'funding: public/ue.svg is',
    ],
    [
      {
        about: [
          {
            section: 'downloads',
            files: [
              { file: '/ementa.pdf', title: 'A' },
              { file: '/b.pdf', title: 'B' },
            ],
          },
        ],
      },
      'about: files: public/b.pdf is not there',
    ],
    [
      { home: [{ section: 'smallForm', action: 'https://lista.test/x', fields: [], button: 'Ir' }] },
      "home: the form is sent to https://lista.test: add formOrigins: ['https://lista.test']",
    ],
  ] as [Partial<SiteConfig>, string][])
    expect(configFileProblems({ pictures, others }, config)).toEqual([expect.stringContaining(problem)])
})

test('a download of a kind that is not measured has to exist', () => {
  const about = (file: `/${string}`) => ({
    about: [{ section: 'downloads' as const, files: [{ file, title: 'A' }] }],
  })
  const found = ['/unavailable.html', '/nada.csv'] as const
  expect(found.map((file) => configFileProblems({ pictures: {}, others: {} }, about(file)).length)).toEqual([
    0, 1,
  ])
})

test('a square logo and a long one are drawn in a similar size, and none is larger than the header', () => {
  expect(logoSize({ width: 512, height: 512 }, 1)).toEqual({ width: 48, height: 48 })
  expect(logoSize({ width: 300, height: 100 }, 1)).toEqual({ width: 125, height: 42 })
  expect(logoSize({ width: 2000, height: 100 }, 1)).toEqual({ width: 208, height: 10 })
  expect(logoSize({ width: 100, height: 400 }, 2)).toEqual({ width: 24, height: 96 })
})

test("a logo too near to the page's colour counts as not seen", async () => {
  const drawing = (fill: string, ground = '') =>
    fileOf(svg('viewBox="0 0 90 40"', '', ground, `<path fill="${fill}" d="M10 5h40v30H10z"/>`))
  expect(await isSeenOn(drawing('#0b293f'), dark)).toBe(false)
  expect(await isSeenOn(drawing('#0b293f'), light)).toBe(true)
  expect(await isSeenOn(drawing('#f3f0e9'), light)).toBe(false)
  expect(await isSeenOn(drawing('#0b293f', '<path fill="#ffdd00" d="M0 0h90v40H0z"/>'), dark)).toBe(true)
})
