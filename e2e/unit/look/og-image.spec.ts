import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { croppedPicture, isOneScan } from '../../../lib/og-image/cropped-picture'
import { temporaryFolder } from '../../sandbox/support/folders'

const folder = temporaryFolder()

/** Draws an image in a process of its own, and expects that it takes little more than a plain one. */
function expectCheap(image: { text?: string; file?: string }): void {
  const script = join(import.meta.dirname, 'draw-og-image.ts')
  const options = { input: JSON.stringify(image), encoding: 'utf8', timeout: 60_000 } as const
  const drawn = execFileSync(process.execPath, ['--import', 'tsx', script], options)
  const { milliseconds, megabytes, usual }: Record<string, number> = JSON.parse(drawn)
  // Machines differ: a second is more than six plain images on any that can serve a site.
  expect(milliseconds).toBeLessThan(Math.max(1_000, 6 * Number(usual)))
  expect(megabytes).toBeLessThan(100)
}

for (const [what, part] of [
  ['words', 'palavra '],
  ['words of one letter', '-a'],
  ['emoji', '👩‍👧'],
  ['a script that the fonts lack', '漢'],
] as const) {
  test(`an Open Graph image of 100 KB of ${what} costs no more than another`, { tag: '@all' }, () => {
    expectCheap({ text: part.repeat(100_000 / part.length) })
  })
}

const SIDE = 7_000
const blank = () =>
  sharp({
    create: { width: SIDE, height: SIDE, channels: 3, background: '#336699' },
    limitInputPixels: false,
  })

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="9" height="9"/></svg>`

/** Small files of 49 megapixels. All but the last are held as a whole by the decoder, or run as a program. */
for (const [what, isDrawn, make] of [
  ['an interlaced PNG', false, () => blank().png({ progressive: true }).toBuffer()],
  [
    'a progressive JPEG',
    false,
    () => blank().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  ['a GIF', false, () => blank().gif({ effort: 1 }).toBuffer()],
  ['an SVG', false, async () => Buffer.from(drawing)],
  ['a photograph', true, () => blank().jpeg().toBuffer()],
] as const) {
  test(`${what} of 49 megapixels is ${isDrawn ? 'drawn' : 'left out'}, cheaply`, {
    tag: '@all',
  }, async () => {
    const file = join(folder, what.replaceAll(' ', '-'))
    const bytes = await make()
    writeFileSync(file, bytes)
    expect((await croppedPicture(bytes, { width: 540, height: 630 })) !== undefined).toBe(isDrawn)
    expectCheap({ file })
  })
}

test('a JPEG says itself whether it is decoded line by line', async () => {
  const picture = () => sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } })
  expect(isOneScan(await picture().jpeg().toBuffer())).toBe(true)
  expect(isOneScan(await picture().greyscale().jpeg().toBuffer())).toBe(true)
  expect(isOneScan(await picture().jpeg({ progressive: true }).toBuffer())).toBe(false)
  const oneColourInItsFirstScan = await picture().jpeg().toBuffer()
  oneColourInItsFirstScan[oneColourInItsFirstScan.indexOf(Buffer.from([0xff, 0xda])) + 4] = 1
  expect(isOneScan(oneColourInItsFirstScan)).toBe(false)
  for (const none of ['', '\xff\xd8', '\xff\xd8\xff\xe0\0\0\0\0\0\0\0\0', 'no picture at all'])
    expect(isOneScan(Buffer.from(none, 'latin1'))).toBe(false)
})
