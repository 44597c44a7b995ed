import { expect } from '@playwright/test'
import type { NotShown } from '../../../../src/pictures/not-shown'
import { makePicture } from '../../../../src/pictures/resized/resize'
import { ASSET_PATH } from '../../../../src/platform/assets'
import { readTagged } from '../../../../src/snapshots/read-tagged'
import { testWithPlatform } from '../../own-environment'

const requested: string[] = []

const test = testWithPlatform({
  answer: ({ url = '' }, response) => {
    requested.push(url)
    response.writeHead(Number(/(\d{3})-/.exec(url)?.[1] ?? 404)).end()
  },
})

const { error } = console
test.afterEach(() => {
  console.error = error
})

const src = (name: string) => `${process.env.PLATFORM_ORIGIN}${ASSET_PATH}${name}`

const statusOf = (name: string, width = 640) =>
  makePicture({ src: src(name), width, format: '' }).then(
    () => 200,
    (error: NotShown) => error.status,
  )

const times = (name: string) => requested.filter((url) => url.endsWith(name)).length

test('a file that its server does not give is a 404, and any other failure of the server is a 502', async () => {
  const found: Record<number, number> = {}
  for (const status of [301, 400, 401, 403, 404, 408, 410, 429, 500, 503])
    found[status] = await statusOf(`${status}-a.jpg`)
  const missing = { 400: 404, 401: 404, 403: 404, 404: 404, 410: 404 }
  expect(found).toEqual({ 301: 502, ...missing, 408: 502, 429: 502, 500: 502, 503: 502 })
})

test('a file that is not there is requested for once a minute, at any width, and again after a push', async () => {
  const said: unknown[] = []
  console.error = (line: unknown) => said.push(line)
  const atOnce = [640, 828, 1200, 640].map((width) => statusOf('404-b.jpg', width))
  expect(await Promise.all(atOnce)).toEqual([404, 404, 404, 404])
  for (const width of [640, 96]) expect(await statusOf('404-b.jpg', width)).toBe(404)
  expect(times('404-b.jpg')).toBe(1)
  for (const _ of [1, 2]) await statusOf('500-b.jpg')
  expect(times('500-b.jpg')).toBe(2)
  await readTagged([])
  await statusOf('404-b.jpg')
  expect(times('404-b.jpg')).toBe(2)
  expect(said.filter((line) => String(line).startsWith('[pictures]'))).toEqual([])
})

test('a thousand made-up files are remembered, and no more', async () => {
  for (let n = 0; n < 1_001; n += 1) await statusOf(`404-${n}.jpg`)
  const before = requested.length
  await statusOf('404-1000.jpg')
  expect(requested).toHaveLength(before)
  await statusOf('404-0.jpg')
  expect(requested).toHaveLength(before + 1)
})
