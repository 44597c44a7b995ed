import { rmSync } from 'node:fs'
import { drawnOnce, recentImage } from '../../../src/og-image/drawn-once'
import { processState } from '../../../src/process/process-state'
import { expect, test } from '../own-environment'

const folder = '.e2e/unit-drawn-once'

test.use({ environment: { NODE_ENV: 'production', NEXT_DIST_DIR: folder } })
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

const image = Buffer.alloc(40_000)
const contentOf = (n: number) => ({ name: 'Casa', title: `Serviço ${n}`, picture: undefined })

test('an Open Graph image is drawn once, however many there are, and also after a restart', async () => {
  let drawn = 0
  const draw = async () => {
    drawn += 1
    return image
  }
  const ask = async (n: number) => (await recentImage(contentOf(n))) ?? (await drawnOnce(contentOf(n), draw))
  // More images than the memory for answers of routes holds.
  for (let turn = 1; turn <= 2; turn += 1)
    for (let n = 1; n <= 300; n += 1) expect((await ask(n)).length).toBe(image.length)
  expect(drawn).toBe(300)
  delete processState.picturesOnDisk
  await ask(300)
  expect(drawn).toBe(300)
})

test('an Open Graph image is drawn again when the file of its picture changes', async () => {
  const drawn: string[] = []
  const ask = (version: string) => {
    const draw = async () => {
      drawn.push(version)
      return Buffer.from(version)
    }
    return drawnOnce(contentOf(0), draw, { version: version.repeat(22), maxAge: 60 })
  }
  for (const version of ['a', 'a', 'b', 'b']) expect(String(await ask(version))).toBe(version)
  expect(drawn).toEqual(['a', 'b'])
})
