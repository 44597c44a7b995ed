import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ImageResponse } from 'next/og.js'
import sharp from 'sharp'
import { theme } from '../../../../themes/atlantico/theme'
import { makeFonts } from '../../../commands/fonts/theme-fonts'
import { ogFonts } from '../../../src/og-image/og-fonts'
import { temporaryFolder } from '../../sandbox/support/folders'

/* Tests of a client's font that is in no package: generated images use it. */

const packages = 'node_modules/@fontsource'
const condensed = `${packages}/barlow-condensed/files/barlow-condensed-latin-700-normal`
const geist = 'node_modules/next/dist/compiled/@vercel/og/Geist-Regular.ttf'

/** A theme with this file as its own font. */
function themeWith(file: string, name: string, weight: number): string {
  const folder = temporaryFolder()
  copyFileSync(file, join(folder, name))
  writeTheme(folder, { file: name, weight })
  return folder
}

function writeTheme(folder: string, drawnFont: { file: string; weight: number }): void {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'theme.ts'), `export const theme = ${JSON.stringify({ ...theme, drawnFont })}\n`)
}

/** The width of a word in a font, in image pixels. */
async function widthOf(word: string, font: Buffer): Promise<number> {
  const style = { display: 'flex', color: 'black', fontFamily: 'own', fontSize: 100 }
  const element = { type: 'div', key: null, props: { style, children: word } }
  const fonts = [{ name: 'own', data: font, weight: 700 as const }]
  const image = new ImageResponse(element, { width: 1_000, height: 200, fonts })
  const drawn = await sharp(Buffer.from(await image.arrayBuffer()))
    .trim()
    .toBuffer({ resolveWithObject: true })
  return drawn.info.width
}

for (const [file, name] of [
  [`${condensed}.woff2`, 'marca.woff2'],
  [`${condensed}.woff`, 'marca.woff'],
  [geist, 'marca.ttf'],
] as const) {
  test(`npm run fonts makes a font for images of ${name}`, { tag: '@all' }, async () => {
    const made = await makeFonts(themeWith(file, name, 700))
    expect(made.map(([path]) => path.split(/[\\/]/).slice(-2))).toEqual([['subset', 'marca.woff']])
    const [[, font] = []] = made
    const width = await widthOf('Ementa à maçã', font ?? Buffer.alloc(0))
    // The appearance of a font is known from its package.
    if (file !== geist) expect(width).toBe(await widthOf('Ementa à maçã', readFileSync(`${condensed}.woff`)))
    else expect(width).toBeGreaterThan(500)
  })
}

test('images have a variable font in the weight that the theme names', { tag: '@all' }, async () => {
  const variable = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
  const widths = [400, 700].map(async (weight) => {
    const [[, font] = []] = await makeFonts(themeWith(variable, 'marca.woff2', weight))
    return widthOf('Ementa', font ?? Buffer.alloc(0))
  })
  const [regular, bold] = await Promise.all(widths)
  expect(bold).toBeGreaterThan(Number(regular))
})

test('a font file that is not there is named', { tag: '@all' }, async () => {
  const folder = temporaryFolder()
  writeTheme(folder, { file: 'falta.woff2', weight: 700 })
  await expect(makeFonts(folder)).rejects.toThrow(/theme\.ts: drawnFont: .*falta\.woff2/)
})

test('the image generator gets the drawnFont of the theme, and a font for the letters that it lacks', {
  tag: '@all',
}, async () => {
  const folder = themeWith(`${condensed}.woff2`, 'marca.woff2', 700)
  const [[, font] = []] = await makeFonts(folder)
  // A path relative to the folder of the themes, like a theme name.
  const name = join('..', '..', ...folder.split('/').map(() => '..'), folder)
  const fonts = await ogFonts({ file: 'marca.woff2', weight: 700 }, name)
  expect(fonts.map(({ weight }) => weight)).toEqual([700, 700])
  expect(fonts[0]?.data.equals(font ?? Buffer.alloc(0))).toBe(true)
})
