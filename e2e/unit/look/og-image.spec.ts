import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { croppedPicture, isOneScan } from '../../../lib/og-image/cropped-picture'
import { temporaryFolder } from '../../sandbox/support/folders'

const folder = temporaryFolder()

interface Cost {
  milliseconds: number
  megabytes: number
  bytes: number
  /** Milliseconds of a plain image. */
  usual: number
}

function draw(image: { name: string; title: string; file?: string }): Cost {
  const script = join(import.meta.dirname, 'draw-og-image.ts')
  const options = { input: JSON.stringify(image), encoding: 'utf8', timeout: 60_000 } as const
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script], options))
}

/** Machines differ: a second is more than six plain images on any that can serve a site. */
function expectCheap({ milliseconds, megabytes, usual }: Cost): void {
  expect(milliseconds).toBeLessThan(Math.max(1_000, 6 * usual))
  expect(megabytes).toBeLessThan(100)
}

for (const [what, part] of [
  ['words', 'palavra '],
  ['words of one letter', '-a'],
  ['emoji', '👩‍👧'],
  ['a script that the fonts lack', '漢'],
] as const) {
  test(`an Open Graph image of 100 KB of ${what} costs no more than another`, { tag: '@all' }, () => {
    const text = part.repeat(100_000 / part.length)
    expectCheap(draw({ name: text, title: text }))
  })
}

const SIDE = 7_000
const blank = () =>
  sharp({
    create: { width: SIDE, height: SIDE, channels: 3, background: '#336699' },
    limitInputPixels: false,
  })

/** Small files of 49 megapixels that a decoder holds as a whole, or runs as a program. */
const costly: [string, () => Promise<Buffer> | Buffer][] = [
  ['an interlaced PNG', () => blank().png({ progressive: true }).toBuffer()],
  ['a progressive JPEG', () => blank().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()],
  ['a GIF', () => blank().gif({ effort: 1 }).toBuffer()],
  ['an SVG', () => Buffer.from(drawing)],
]
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="9" height="9"/></svg>`

for (const [what, make] of costly) {
  test(`${what} of 49 megapixels is left out of an Open Graph image`, { tag: '@all' }, async () => {
    const file = join(folder, what.replaceAll(' ', '-'))
    const bytes = await make()
    writeFileSync(file, bytes)
    expect(await croppedPicture(bytes, { width: 540, height: 630 })).toBeUndefined()
    expectCheap(draw({ name: 'Oficina', title: 'Contactos', file }))
  })
}

test('a photograph of 49 megapixels is drawn, line by line', { tag: '@all' }, async () => {
  const file = join(folder, 'photograph')
  const photograph = await blank().jpeg().toBuffer()
  writeFileSync(file, photograph)
  expect(isOneScan(photograph)).toBe(true)
  expect(await croppedPicture(photograph, { width: 540, height: 630 })).toBeDefined()
  expectCheap(draw({ name: 'Oficina', title: 'Contactos', file }))
})

test('a JPEG says itself whether it is decoded line by line', async () => {
  const picture = () => sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } })
  expect(isOneScan(await picture().jpeg().toBuffer())).toBe(true)
  expect(isOneScan(await picture().greyscale().jpeg().toBuffer())).toBe(true)
  expect(isOneScan(await picture().jpeg({ progressive: true }).toBuffer())).toBe(false)
  expect(isOneScan(oneColourInItsFirstScan(await picture().jpeg().toBuffer()))).toBe(false)
  for (const none of ['', '\xff\xd8', '\xff\xd8\xff\xe0\0\0\0\0\0\0\0\0', 'no picture at all'])
    expect(isOneScan(Buffer.from(none, 'latin1'))).toBe(false)
})

function oneColourInItsFirstScan(jpeg: Buffer): Buffer {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  jpeg[scan + 4] = 1
  return jpeg
}
