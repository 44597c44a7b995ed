import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { pictureProblems } from '../../../lib/config-checks/look-problems'
import { drawnPicture } from '../../../lib/og-image/drawn-picture'
import { measureLocalPictures } from '../../../lib/pictures/measure-pictures'
import { logoSize } from '../../../lib/theme/logo'
import { isSeenOn } from '../../../lib/theme/logo-contrast'
import { temporaryFolder } from '../../sandbox/support/folders'

/* A logo is taken as the designer's program writes it. Browsers show all of these. */

const svg = (attributes: string, before = '', inner = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}<path fill="#bf350e" d="M0 0h240v60H0z"/></svg>`

const viewBox = 'viewBox="0 0 240 60"'
const prolog = '<?xml version="1.0" encoding="utf-8"?>\n'
const studio = `<!-- ${'Copyright of the studio. '.repeat(200)}-->\n`

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

const [light, dark] = ['oklch(98.6% 0.006 85)', 'oklch(19% 0.025 245)']

async function expectTaken(name: string, bytes: string | Buffer): Promise<void> {
  const measures = await inPublic(name, bytes)
  expect(pictureProblems(measures, { logo: { light: `/${name}` } })).toEqual([])
  const { width, height } = measures[`/${name}`] ?? { width: 0, height: 1 }
  const header = logoSize({ width, height }, 1)
  expect(header).toEqual({ width: 144, height: 36 })
  const file = Buffer.from(bytes)
  expect(await isSeenOn(file, light)).toBe(true)
  expect(await isSeenOn(file, dark)).toBe(true)
  const drawn = await drawnPicture(file, header)
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject(header)
  // The middle and a corner: it is drawn, and whole.
  for (const at of [(18 * 144 + 72) * info.channels, (34 * 144 + 142) * info.channels])
    expect([...data.subarray(at, at + 3)]).toEqual([0xbf, 0x35, 0x0e])
}

for (const [what, source] of Object.entries(logos)) {
  test(`an SVG ${what} is taken as a logo`, () => expectTaken('logo.svg', source))
}

test('a PNG is taken as a logo, and a square one as an icon', async () => {
  const background = '#bf350e'
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer()
  await expectTaken('Logo 2026.PNG', await png(960, 240))
  expect(pictureProblems(await inPublic('icon.png', await png(512, 512)), { icon: '/icon.png' })).toEqual([])
})

test('an SVG icon needs no size of its own', async () => {
  const measures = await inPublic('icon.svg', svg('viewBox="0 0 60 60"', prolog + studio))
  expect(pictureProblems(measures, { icon: '/icon.svg' })).toEqual([])
})
