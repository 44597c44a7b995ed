import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { DecoderEnded, inDecoder, NotDecoded } from '../../../../src/pictures/decoder/decoder'
import { processState } from '../../../../src/process/process-state'
import { temporaryFolder } from '../../../sandbox/support/folders'

const folder = temporaryFolder()

function fileOf(name: string, bytes: string | Buffer): string {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  return file
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })

const resize = (file: string, pixels = 1e6, format: 'jpeg' | 'webp' = 'webp') =>
  inDecoder('resized', { file, pixels, width: 20, format })

const sizeOf = async (picture: Uint8Array) => {
  const { width, height, format } = await sharp(picture).metadata()
  return { width, height, format }
}

const decoder = () => processState.decoder?.child

const isAlive = (id = 0) => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

let jpeg: string

test.beforeAll(async () => {
  jpeg = fileOf('a.jpg', await plain(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer())
})

test('a resized picture is upright and has the width, and a smaller one is not enlarged', async () => {
  expect(await sizeOf(await resize(jpeg))).toEqual({ width: 20, height: 40, format: 'webp' })
  const small = fileOf('small.png', await plain(8, 4).png().toBuffer())
  expect(await sizeOf(await resize(small, 32, 'jpeg'))).toEqual({ width: 8, height: 4, format: 'jpeg' })
  const [ground, layers] = [{ side: 40, colour: '#ffffff' }, [{ picture: await resize(small) }]]
  expect(await sizeOf(await inDecoder('composed', { ground, layers, format: 'png' }))).toMatchObject({
    width: 40,
  })
})

test('a truncated picture is decoded as far as it goes', async () => {
  const noise = sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, n) => (n * n) % 251)), {
    raw: { width: 300, height: 300, channels: 3 },
  })
  const whole = await noise.jpeg().toBuffer()
  const file = fileOf('half.jpg', whole.subarray(0, whole.length / 2))
  expect(await sizeOf(await resize(file))).toMatchObject({ width: 20, height: 20 })
})

test('a picture with more pixels than accepted, or an SVG, is an error that does not end the decoder', async () => {
  await expect(resize(jpeg, 80 * 40 - 1)).rejects.toThrow(/pixel limit/)
  const svg = fileOf(
    'a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>',
  )
  const before = decoder()?.pid
  for (const _ of ['before', 'after']) {
    await expect(resize(svg)).rejects.toThrow(NotDecoded)
    await expect(inDecoder('cropped', { file: svg, pixels: 81, width: 9, height: 9 })).rejects.toThrow()
    // An SVG made by this project.
    expect(await inDecoder('measured', { file: svg })).toEqual({ width: 9, height: 9 })
  }
  expect(decoder()?.pid).toBe(before)
})

test('a picture that takes too much memory ends the decoder, and the next picture gets a new one', {
  tag: '@all',
}, async () => {
  const blank = sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: 'teal' } })
  const file = fileOf('large.avif', await blank.avif({ effort: 0 }).toBuffer())
  await expect(resize(file, 25e6)).rejects.toThrow(DecoderEnded)
  expect(await sizeOf(await resize(jpeg))).toMatchObject({ width: 20 })
})

test('a killed decoder fails the picture under way, and the next picture gets a new one', async () => {
  await resize(jpeg)
  const child = decoder()
  const waiting = resize(jpeg)
  child?.kill('SIGKILL')
  await expect(waiting).rejects.toThrow(DecoderEnded)
  expect(await sizeOf(await resize(jpeg))).toMatchObject({ width: 20 })
})

test('the decoder has no secret in its environment, ignores SIGTERM and SIGINT, and ends with the server', async () => {
  await resize(jpeg)
  const { pid } = decoder() ?? {}
  if (process.platform === 'linux')
    expect(
      readFileSync(`/proc/${pid}/environ`, 'utf8')
        .split('\0')
        .map((line) => line.split('=')[0])
        .sort(),
    ).toEqual([
      '',
      'MALLOC_ARENA_MAX',
      'MALLOC_MMAP_THRESHOLD_',
      'NODE_CHANNEL_FD',
      'NODE_CHANNEL_SERIALIZATION_MODE',
      'NODE_ENV',
    ])
  process.kill(pid ?? 0, 'SIGTERM')
  process.kill(pid ?? 0, 'SIGINT')
  await resize(jpeg)
  expect(decoder()?.pid).toBe(pid)
  decoder()?.disconnect()
  await expect.poll(() => isAlive(pid)).toBe(false)
})
