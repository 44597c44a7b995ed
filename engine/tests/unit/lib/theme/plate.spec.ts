import { expect } from '@playwright/test'
import sharp from 'sharp'
import { plateStyle } from '../../../../../components/cards/plate'
import { pageAt } from '../../../../../lib/content/page-at'
import { siteOf } from '../../../../../lib/content/site'
import { plateDrawing, plateNumbers } from '../../../../../lib/theme/plate'
import { plate as atlantico } from '../../../../../themes/atlantico/layouts/plate'
import { plate as granito } from '../../../../../themes/granito/layouts/plate'
import type { PlateLayout } from '../../../../../themes/layouts'
import { plate as oficina } from '../../../../../themes/oficina/layouts/plate'
import { partsFrom } from '../../../../src/snapshots/parts'
import { clinic, demo, electrician, law } from '../../../awkward/first-clients'
import { testWithPlatform } from '../../own-environment'
import { parsed } from '../../platform/contract/parsed'

/* Tests of plates, drawn from the slugs of records without a picture: neighbours differ, and none is much stronger than its row. */

const test = testWithPlatform({ answer: (_, response) => response.end(), environment: {} })

const PLATES_PER_ROW = 3

const lists = [law, clinic, electrician, demo].flatMap(({ content }) =>
  ['services', 'products', 'projects', 'posts'].map((kind) => {
    const records = content[kind]
    return Array.isArray(records) ? records.map(({ slug }) => String(slug)) : []
  }),
)

/** The ink of each pixel, from 0 to 255. */
async function inkOf({ fit, draw }: PlateLayout, slug: string): Promise<Uint8Array> {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 300' preserveAspectRatio='${fit}' width='160' height='120'>${draw(plateNumbers(slug))}</svg>`
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
}

/** The luminance of a pixel with this much ink on the plate of the darkest theme, from 0 to 1. */
const lightOf = (ink: number) => (0.14 + 0.41 * ink) ** 2.2

const hueOf = (slug = '') => plateNumbers(slug).hue

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

for (const [name, layout] of Object.entries({ atlantico, granito, oficina }))
  test(`${name}: the plates of neighbours differ, and those of a row are of one brightness`, async () => {
    const faults: string[] = []
    for (const slugs of lists) {
      const inks = await Promise.all(slugs.map((slug) => inkOf(layout, slug)))
      inks.slice(1).forEach((ink, index) => {
        const before = inks[index] ?? ink
        const isOtherHue = Math.abs(hueOf(slugs[index]) - hueOf(slugs[index + 1])) > 8
        const others = ink.filter((value, at) => {
          const other = before[at] ?? 0
          return Math.abs(value - other) > 8 || (isOtherHue && Math.min(value, other) > 8)
        }).length
        if (others < ink.length / 10) faults.push(`${slugs[index]} and ${slugs[index + 1]} are alike`)
      })
      const lights = inks.map((ink) => mean([...ink].map((part) => lightOf(part / 255))))
      lights.forEach((light, index) => {
        const row = mean(
          lights.slice(index - (index % PLATES_PER_ROW), index - (index % PLATES_PER_ROW) + PLATES_PER_ROW),
        )
        if (Math.abs(light - row) > row / 4) faults.push(`${slugs[index]} has ${light} beside ${row}`)
      })
    }
    expect(faults).toEqual([])
  })

test('a record has one plate: on its card, on its page and in its shared image, where it has no picture', () => {
  const content = parsed('services', [
    { slug: 'direito-da-familia', title: 'Direito da família' },
    { slug: 'mudancas', title: 'Mudanças', image: { url: 'https://a.test/a.jpg', alt: '' } },
  ]).content
  const site = siteOf({ version: 'v', moves: [], ...partsFrom(6, Object({ services: { content } })) })
  const shared = pageAt(site, ['servicos', 'direito-da-familia'])
  expect(shared?.plate).toBe('direito-da-familia')
  expect(pageAt(site, ['servicos', 'mudancas'])?.plate).toBeUndefined()
  const card = plateStyle('/servicos/direito-da-familia')
  expect(card).toEqual(plateStyle('direito-da-familia'))
  expect(JSON.stringify(card)).toContain(String(plateDrawing(String(shared?.plate))))
})
