import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { examinedPicture } from '../../../../src/pictures/verdicts/examined-picture'
import { Verdicts } from '../../../../src/pictures/verdicts/verdicts'
import { type StandIn, startStandIn } from '../../../servers/stand-in'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

let answer: Answer
let store: StandIn
/** The requested ranges. */
let ranges: (string | undefined)[] = []

test.beforeAll(async () => {
  store = await startStandIn((request, response) => {
    ranges.push(request.headers.range)
    return answer(request, response)
  })
})

test.afterAll(() => store.stop())

test.beforeEach(() => {
  ranges = []
})

const examine = (how: Answer) => {
  answer = how
  return examinedPicture(`${store.origin}/a.jpg`)
}

const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(4_000)])

/** A JPEG that claims this many pixels, after previews of these sizes in bytes. */
function jpeg(width: number, height: number, ...previews: number[]): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const scan = Buffer.from([0xff, 0xda, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0])
  const before = previews.map((length) => {
    const preview = Buffer.alloc(2 + length)
    preview.set([0xff, 0xe1, length >> 8, length & 0xff])
    return preview
  })
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...before, frame, scan, Buffer.alloc(200)])
}

/** The answer of most file stores. */
const ranged =
  (file: Buffer, size = file.length): Answer =>
  (_, response) =>
    response.writeHead(206, { 'content-range': `bytes 0-65535/${size}` }).end(file.subarray(0, 65_536))
const whole =
  (file: Buffer): Answer =>
  (_, response) =>
    response.end(file)

const noPicture = 'is no JPEG, PNG, GIF, WebP or AVIF'

test('the first bytes tell what can be shown, in one request for 64 KB', async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const tooLarge = 'has 120 megapixels, of at most 108 for such a file'
  for (const [what, how, why] of [
    ['a photograph', ranged(photo), undefined],
    ['the range is ignored', whole(photo), undefined],
    ['HEIC', ranged(heic), noPicture],
    ['HEIC, the range is ignored', whole(heic), noPicture],
    [
      'an SVG',
      whole(Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')),
      noPicture,
    ],
    ['a page', whole(Buffer.from('<!doctype html><title>Manutenção</title>')), noPicture],
    ['108 megapixels', ranged(jpeg(12_000, 9_000)), undefined],
    ['120 megapixels', ranged(jpeg(12_000, 10_000)), tooLarge],
    ['41 MB', ranged(jpeg(4_000, 3_000), 41_000_000), 'has 41 MB, of at most 40'],
    ['previews of 60 KB', ranged(jpeg(12_000, 10_000, 60_000)), tooLarge],
  ] as const) {
    expect(await examine(how), what).toEqual({ why })
  }
  expect(new Set(ranges)).toEqual(new Set(['bytes=0-65535']))
})

test('a file that cannot be fetched, or whose header is behind 64 KB of previews, is undecided', async () => {
  for (const [what, how] of [
    ['missing', (_, response) => response.writeHead(404).end()],
    ['an error', (_, response) => response.writeHead(500).end(heic)],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/b.jpg' }).end(heic)],
    ['empty', (_, response) => response.end()],
    [
      'broken off',
      (_, response) =>
        response.writeHead(200, { 'content-length': 99 }).write('\xff', () => response.destroy()),
    ],
    ['a late header', ranged(jpeg(40, 30, 60_000, 6_000))],
  ] as [string, Answer][])
    expect(await examine(how), what).toBeUndefined()
  expect(ranges).toHaveLength(6)
  expect(await examinedPicture('http://127.0.0.1:1/a.jpg')).toBeUndefined()
})

test('a file is read only until it is decided, and only within a time limit', { tag: '@all' }, async () => {
  const piece = Buffer.alloc(65_536)
  const endless =
    (head: Buffer): Answer =>
    async (_, response) => {
      let sent = 0
      const gone = new Promise((resolve) => response.once('close', resolve))
      response.write(head)
      while (!response.destroyed && sent < 1_000) {
        response.write(piece)
        sent += 1
        await sleep(1)
      }
      await gone
      expect(sent).toBeLessThan(1_000)
    }
  expect(await examine(endless(heic))).toEqual({ why: noPicture })
  expect(await examine(endless(jpeg(40, 30, 60_000, 6_000)))).toBeUndefined()
  // The file arrives in small pieces.
  const file = jpeg(12_000, 10_000)
  const slow: Answer = async (_, response) => {
    for (const byte of file) {
      response.write(Buffer.from([byte]))
      await sleep(1)
    }
    response.end()
  }
  expect(await examine(slow)).toEqual({ why: expect.stringContaining('120 megapixels') })
  expect(await examine(() => undefined)).toBeUndefined()
})

test('a verdict stays for as long as the content names the picture, and pictures without one are examined again', async () => {
  let now = 0
  const requested: string[] = []
  let open = 0
  let mostAtOnce = 0
  const answers: Record<string, { why: string | undefined } | undefined> = {
    good: { why: undefined },
    heic: { why: noPicture },
  }
  const verdicts = new Verdicts(() => now)
  const examine = async (src: string) => {
    requested.push(src)
    open += 1
    mostAtOnce = Math.max(mostAtOnce, open)
    await sleep(1)
    open -= 1
    return answers[src]
  }
  const round = async (...pictures: string[]) => {
    requested.length = 0
    await verdicts.round(new Set(pictures), examine)
    return [...requested].sort()
  }
  const content = ['good', 'heic', 'away']
  const pause = 10 * 60_000
  expect(await round(...content)).toEqual(['away', 'good', 'heic'])
  const first = verdicts.unfit
  expect([...first]).toEqual([['heic', noPicture]])
  now += pause - 1
  expect(await round(...content)).toEqual([])
  now += 1
  expect(await round(...content)).toEqual(['away', 'heic'])
  // Pages are compared by this object.
  expect(verdicts.unfit).toBe(first)
  // An unavailable file keeps its verdict, although the address may have another file by now.
  delete answers.heic
  now += pause
  await round(...content)
  expect(verdicts.unfit).toBe(first)
  answers.heic = { why: undefined }
  now += pause
  await round(...content)
  expect(verdicts.unfit.size).toBe(0)
  now += pause
  expect(await round(...content)).toEqual(['away'])
  // New files come first, a few at a time, and files that the content no longer names are forgotten.
  now += pause
  const many = Array.from({ length: 12 }, (_, n) => `new ${n}`)
  expect(await round('away', ...many)).toEqual(many.slice(0, 10).sort())
  expect(await round('away', ...many)).toEqual(['away', 'new 10', 'new 11'])
  expect(await round('good')).toEqual(['good'])
  expect(mostAtOnce).toBe(2)
})
