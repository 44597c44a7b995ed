import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { mapPictures } from '../../../tools/pictures/map-pictures'
import { pictures } from '../../../tools/pictures/pictures'
import { rowOf } from '../../../tools/pictures/row'

/* Tests of the pictures in README.md and docs/map.md, which `npm run pictures` makes. */

const project = join(import.meta.dirname, '../../../..')
const fileOf = (name: string) => join(project, 'docs/images', `${name}.webp`)

for (const [page, shown, most] of [
  ['README.md', pictures, 600_000],
  ['docs/map.md', mapPictures, 400_000],
] as const)
  test(`each picture of ${page} is a row of screens, and together they have less than ${most / 1_000} kB`, async () => {
    for (const { file, width, views } of shown) {
      const made = await sharp(fileOf(file)).metadata()
      expect(made.width, file).toBe(views.length * (width + 24) - 24)
      const heights = views.map(({ window }) => Math.round((width / window.width) * window.height))
      expect(made.height, file).toBe(Math.max(...heights))
    }
    const bytes = shown.reduce((sum, { file }) => sum + statSync(fileOf(file)).size, 0)
    expect(bytes).toBeLessThan(most)
  })

test('docs/map.md explains each number of a picture below it', () => {
  const [, ...after] = readFileSync(join(project, 'docs/map.md'), 'utf8').split(/^!\[.+\]\(images\//m)
  const said = after.map((text) => ({
    file: text.slice(0, text.indexOf('.webp)')),
    numbers: [...text.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number)),
  }))
  const drawn = mapPictures.map(({ file, views }) => ({
    file,
    numbers: views.flatMap(({ parts = [] }) => parts.map(({ number }) => number)),
  }))
  expect(said).toEqual(drawn)
  const all = drawn.flatMap(({ numbers }) => numbers)
  expect(all).toEqual(all.map((_, index) => index + 1))
})

test('screens stand side by side with a transparent gap', async () => {
  const screen = (background: string) =>
    sharp({ create: { width: 20, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
  const row = await rowOf([await screen('#f00'), await screen('#00f')], 10)
  const { data, info } = await sharp(row).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([44, 15, 4])
  expect(data[3]).toBe(255)
  expect(data[4 * 20 + 3]).toBe(0)
  expect(data[4 * 40 + 3]).toBe(255)
})
