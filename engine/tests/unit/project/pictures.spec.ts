import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { pictures, themes } from '../../../tools/pictures/pictures'
import { rowOf } from '../../../tools/pictures/row'

/* `npm run pictures` makes what README.md shows. */

const project = join(import.meta.dirname, '../../../..')
const fileOf = (name: string) => join(project, 'docs/images', `${name}.webp`)

test('each is a row of the themes, and together they are light', async () => {
  for (const { file, width, window } of pictures) {
    const made = await sharp(fileOf(file)).metadata()
    expect(made.width, file).toBe(themes.length * (width + 24) - 24)
    expect(made.height, file).toBe(Math.round((width / window.width) * window.height))
  }
  const bytes = pictures.reduce((sum, { file }) => sum + statSync(fileOf(file)).size, 0)
  expect(bytes).toBeLessThan(600_000)
})

test('screens stand side by side, with nothing between them', async () => {
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
