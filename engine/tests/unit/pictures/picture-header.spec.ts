import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { HEADER_BYTES, pictureHeader } from '../../../src/pictures/picture-header'
import { whatCannotBeShown } from '../../../src/pictures/picture-limits'

const plain = (width = 40, height = 30, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#336699' } })

const size = { width: 40, height: 30 }

const files: [what: string, picture: Sharp, said: object][] = [
  ['baseline JPEG', plain().jpeg(), { format: 'jpeg', bytesHeld: 0, isAnimated: false }],
  ['grey JPEG', plain().greyscale().jpeg(), { format: 'jpeg', bytesHeld: 0 }],
  ['progressive JPEG', plain().jpeg({ progressive: true }), { format: 'jpeg', bytesHeld: 4.35 }],
  [
    'progressive JPEG with all its colours',
    plain().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    { bytesHeld: 8.7 },
  ],
  ['JPEG of print', plain().toColourspace('cmyk').jpeg(), { format: 'jpeg', bytesHeld: 0 }],
  ['turned JPEG', plain().withMetadata({ orientation: 6 }).jpeg(), { format: 'jpeg' }],
  ['PNG', plain().png(), { format: 'png', bytesHeld: 0, bytesOfPixel: 3, isAnimated: false }],
  ['interlaced PNG', plain().png({ progressive: true }), { bytesHeld: 4.4 }],
  [
    'interlaced transparent PNG',
    plain(40, 30, 4).png({ progressive: true }),
    { bytesHeld: 9.6, bytesOfPixel: 4 },
  ],
  [
    'PNG of 16 bits',
    plain().toColourspace('rgb16').png({ progressive: true }),
    { bytesHeld: 8.8, bytesOfPixel: 6 },
  ],
  ['GIF', plain().gif(), { format: 'gif', bytesHeld: 0, isAnimated: true }],
  ['WebP', plain().webp(), { format: 'webp', bytesHeld: 0, isAnimated: false }],
  ['lossless WebP', plain().webp({ lossless: true }), { format: 'webp', bytesHeld: 9.6 }],
  [
    'transparent WebP',
    sharp({ create: { ...size, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } }).webp(),
    { format: 'webp', bytesHeld: 9.6 },
  ],
  ['WebP with a profile', plain().withIccProfile('p3').webp(), { format: 'webp' }],
  ['AVIF', plain().avif({ effort: 0 }), { format: 'avif', bytesHeld: 19, isAnimated: false }],
  ['transparent AVIF', plain(40, 30, 4).avif({ effort: 0 }), { format: 'avif', bytesHeld: 19 }],
]

for (const [what, picture, said] of files) {
  test(`${what}: its header gives format and size, and no shorter part of it gives others`, async () => {
    const file = await picture.toBuffer()
    const header = pictureHeader(file)
    expect(header).toMatchObject({ ...size, ...said })
    expect(whatCannotBeShown(header, file.length)).toBeUndefined()
    // All lengths from that of the longest signature.
    const lengths = Array.from({ length: Math.min(file.length, 3_000) - 12 }, (_, index) => index + 12)
    const decided = lengths
      .map((end) => pictureHeader(file.subarray(0, end)))
      .filter((read) => read !== 'undecided')
    const sure = { ...size, format: Object(header).format }
    // A single expectation, since each takes a millisecond.
    expect(decided.filter((read) => !isDeepStrictEqual(read, { ...Object(read), ...sure }))).toEqual([])
  })
}

test('an animated WebP or PNG is recognised', async () => {
  const frames = Buffer.concat([Buffer.alloc(300, 0), Buffer.alloc(300, 200)])
  const animation = () => sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
  const webp = await animation().webp().toBuffer()
  expect(pictureHeader(webp)).toMatchObject({ width: 10, height: 10, isAnimated: true })
  const png = await plain().png().toBuffer()
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
  const animated = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
  expect(pictureHeader(animated)).toMatchObject({ ...size, isAnimated: true })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

/** A box in a file of the MP4 family. */
const box = (name: string, content = '') =>
  `${String.fromCharCode(0, 0, 0, 8 + content.length)}${name}${content}`

for (const [what, text] of [
  ['nothing', ''],
  ['a text', 'no picture at all'],
  ['an SVG', svg],
  ['an SVG after a byte order mark', `\xef\xbb\xbf${svg}`],
  ['an SVG in UTF-16', Buffer.from(`\ufeff${svg}`, 'utf16le').toString('latin1')],
  ['an SVG after a prolog and comments', `<?xml version="1.0"?>\n<!-- ${'x'.repeat(9_000)} -->\n${svg}`],
  ['an SVG after white space', ` \n\t${svg}`],
  ['a packed SVG', '\x1f\x8b\x08\0\0\0\0\0\0\x03'],
  ['a HEIC', box('ftyp', 'heic\0\0\0\0mif1heic') + box('meta')],
  ['a video', box('ftyp', 'isom\0\0\x02\0isomavc1mp41')],
  ['a TIFF', 'II*\0\x08\0\0\0'],
  ['a PDF', '%PDF-1.7'],
  ['a BMP', 'BM\x36\0\0\0'],
  ['a JPEG XL', '\xff\x0a\xfa\x3f'],
  ['a lossless JPEG', '\xff\xd8\xff\xc3\0\x0b\x08\0\x09\0\x09\x01\x01\x11\0\xff\xda\0\x08\x01'],
  ['a JPEG of 12 bits', '\xff\xd8\xff\xc1\0\x0b\x0c\0\x09\0\x09\x01\x01\x11\0\xff\xda\0\x08\x01'],
  ['a JPEG without a height', '\xff\xd8\xff\xc0\0\x0b\x08\0\0\0\x09\x01\x01\x11\0\xff\xda\0\x08\x01'],
  ['a PNG of an iPhone’s build', '\x89PNG\r\n\x1a\n\0\0\0\x04CgBIxxxx\0\0\0\0\0\0\0\0\0\0'],
] as const) {
  test(`${what} is no picture`, () => {
    const header = pictureHeader(Buffer.from(text, 'latin1'))
    expect(header).toBe('no picture')
    expect(whatCannotBeShown(header)).toBe('is no JPEG, PNG, GIF, WebP or AVIF')
  })
}

test('a JPEG whose preview fills its head is undecided, and drawn', async () => {
  const file = await plain().jpeg().toBuffer()
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(65_533)])
  const large = Buffer.concat([file.subarray(0, 2), segment, segment, file.subarray(2)])
  expect(pictureHeader(large.subarray(0, HEADER_BYTES))).toBe('undecided')
  expect(whatCannotBeShown('undecided')).toBeUndefined()
  expect(pictureHeader(large)).toMatchObject({ format: 'jpeg', ...size })
})

test('a JPEG with one colour in its first scan is held as a whole, also a baseline one', async () => {
  const file = await plain().jpeg().toBuffer()
  file[file.indexOf(Buffer.from([0xff, 0xda])) + 4] = 1
  expect(pictureHeader(file)).toMatchObject({ bytesHeld: 4.35 })
})

test('a header with any bytes after its signature is read without an error', () => {
  for (const signature of [
    '\xff\xd8\xff',
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    'RIFF1234WEBPVP8X',
    box('ftyp', 'avif1234'),
  ])
    for (let n = 0; n < 200; n += 1) {
      const rest = n % 2 ? randomBytes(HEADER_BYTES) : Buffer.alloc(HEADER_BYTES, n)
      const header = pictureHeader(Buffer.concat([Buffer.from(signature, 'latin1'), rest]))
      whatCannotBeShown(header)
    }
})

const header = (format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif', megapixels: number, bytesHeld = 0) => ({
  format,
  width: megapixels * 1_000,
  height: 1_000,
  bytesHeld,
  isAnimated: false,
})

test('a picture beyond a limit is reported with the limit', () => {
  for (const shown of [
    header('jpeg', 108),
    header('jpeg', 49, 4.35),
    header('jpeg', 24, 8.7),
    header('avif', 12, 19),
    { ...header('png', 108), bytesOfPixel: 3 },
    { ...header('png', 40), bytesOfPixel: 8 },
    { ...header('webp', 50, 9.6), isAnimated: true },
  ])
    expect(whatCannotBeShown(shown, 20_000_000)).toBeUndefined()
  expect(whatCannotBeShown(header('jpeg', 108), 40_000_000)).toBeUndefined()
  for (const [refused, bytes, reason] of [
    [header('jpeg', 109), 1, 'has 109 megapixels, of at most 108 for such a file'],
    [header('jpeg', 108), 40_600_000, 'has 41 MB, of at most 40'],
    [header('jpeg', 108, 4.35), 1, 'has 108 megapixels, of at most 54 for such a file'],
    [header('jpeg', 49, 8.7), 1, 'has 49 megapixels, of at most 27 for such a file'],
    [header('avif', 49, 19), 1_300, 'has 49 megapixels, of at most 12 for such a file'],
    [header('png', 12), 20_600_000, 'has 21 MB, of at most 20'],
    [{ ...header('png', 106), bytesOfPixel: 8 }, 1, 'has 106 megapixels, of at most 40 for such a file'],
    [header('webp', 49, 9.6), 1, 'has 49 megapixels, of at most 24 for such a file'],
  ] as const)
    expect(whatCannotBeShown(refused, bytes)).toBe(reason)
})
