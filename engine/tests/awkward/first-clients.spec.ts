import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findCovered } from './covered'
import { drawNothing, expect, test } from './dressed-site'
import { clinic, demo, electrician, firstClients, law } from './first-clients'
import { findUnusedSpace } from './unused-space'

/* Tests of the layout that an agency's first clients get in each theme, by the boxes of the browser. */

const screens = [
  { width: 1366, height: 625, maxBottom: 625 },
  { width: 1440, height: 780, maxBottom: 780 },
  { width: 390, height: 664, maxBottom: 607 },
]

const bottomOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const shown = [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility())
    return Math.round(shown?.getBoundingClientRect().bottom ?? Number.NaN)
  }, selector)

const topOf = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) => Math.round(document.querySelector(wanted)?.getBoundingClientRect().top ?? Number.NaN),
    selector,
  )

for (const tenant of firstClients)
  test(`${tenant.name}: the main button is in the first screen`, async ({ site, page }) => {
    await site.wear(tenant)
    await drawNothing(page)
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    for (const { maxBottom, ...size } of screens) {
      await page.setViewportSize(size)
      // On a phone, the bar has the main action, and the first screen the call.
      const bottom = await bottomOf(page, 'main :is(a.bg-accent, a[href^="tel:"])')
      expect(bottom, `in ${size.width} × ${size.height}`).toBeLessThanOrEqual(maxBottom)
      expect(await page.evaluate(findCovered), `in ${size.width} × ${size.height}`).toEqual([])
    }
  })

/** One page of each kind. For records, the first one, which is the fullest. */
async function pagesOf(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path = '']) => path || '/')
  const kindOf = (path: string) => path.replace(/(?<=.\/)[^/]+$/, '*')
  return paths.filter((path, index) => paths.findIndex((one) => kindOf(one) === kindOf(path)) === index)
}

for (const tenant of firstClients)
  test(`${tenant.name}: no card, panel or column of a head is mostly empty, and no word is covered`, async ({
    site,
    page,
  }) => {
    await site.wear(tenant)
    await drawNothing(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    const faults: string[] = []
    for (const path of [...(await pagesOf(site.origin)), '/orcamento', '/obrigado']) {
      await page.goto(path)
      const found = [...(await page.evaluate(findUnusedSpace)), ...(await page.evaluate(findCovered))]
      faults.push(...found.map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })

test('no line ends within a short word with a hyphen', async ({ site, page }) => {
  await site.wear(demo)
  for (const path of ['/', '/obrigado', '/contactos', '/servicos/mudancas-residenciais']) {
    await page.goto(path)
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const broken = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (texts.nextNode()) {
          const text = texts.currentNode
          if (!text.parentElement?.checkVisibility() || text.parentElement.closest('h1, h2, h3, script'))
            continue
          for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}+-[\p{L}-]+/gu)) {
            if (word.length > 15) continue
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
              found.push(word)
          }
        }
        return found
      })
      expect(broken, `${path} at ${width}`).toEqual([])
    }
  }
})

test('the head of pages and the list of posts have the layout of their theme', async ({
  site,
  page,
  stageName,
}) => {
  await site.wear(demo)
  await page.setViewportSize({ width: 1280, height: 800 })
  const found = async (path: string) => {
    await page.goto(path)
    return page.evaluate(() => {
      const title = document.querySelector('h1')?.firstChild
      const range = document.createRange()
      if (title) range.selectNode(title)
      const { left, right, bottom } = range.getBoundingClientRect()
      const intro = document.querySelector('h1 + p, div:has(> h1) + p')?.getBoundingClientRect()
      const names = [
        (intro?.left ?? 0) > right && 'beside',
        Math.abs((left + right) / 2 - 640) < 2 && 'centred',
        document.querySelector('main .on-deep h1') && (intro?.top ?? 0) > bottom && 'band',
      ]
      return names.filter(Boolean).join()
    })
  }
  const wanted = { granito: 'centred', oficina: 'band' }[String(stageName)] ?? 'beside'
  for (const path of ['/blog', '/testemunhos', '/orcamento']) expect(await found(path), path).toBe(wanted)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contactos')
  const below = await page.locator('main a[href="#mensagem"]').boundingBox()
  const middle = (below?.x ?? 0) + (below?.width ?? 0) / 2
  expect(Math.abs(middle - 195) < 2, 'what stands below is centred as the title').toBe(wanted === 'centred')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/blog')
  // A catalogue has a picture only in its first entry.
  await expect(page.locator('main li.group img')).toHaveCount(stageName === 'granito' ? 0 : 8)
})

/** The spaces between neighbouring parts of a page, and between a part and the edge of its background. */
const spacesOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main .part')]
    const isPlain = (part: Element) => part.matches('.plain')
    const space = (part: Element, side: 'paddingTop' | 'paddingBottom') =>
      Math.round(Number.parseFloat(getComputedStyle(part)[side]))
    return parts.flatMap((part) => {
      const next = part.nextElementSibling
      if (!next?.matches('.part')) return space(part, 'paddingBottom')
      const [below, above] = [space(part, 'paddingBottom'), space(next, 'paddingTop')]
      return isPlain(part) && isPlain(next) ? below + above : [below, above]
    })
  })

test('the parts of a page without pictures have narrow spaces between them', async ({ site, page }) => {
  await site.wear(law)
  await drawNothing(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/', '/servicos', '/servicos/direito-da-familia', '/projetos', '/contactos']) {
    await page.goto(path)
    // A space that depends on the viewport width.
    const odd = (await spacesOf(page)).filter((space) => space !== 60)
    expect(odd, path).toEqual([])
  }
  // The highlights of a record start at the height of its actions, below the field with its title.
  await page.goto('/servicos/direito-da-familia')
  const list = (await topOf(page, 'main h2')) - (await bottomOf(page, 'main .drawn'))
  expect(list).toBeGreaterThanOrEqual(16)
  expect(list).toBeLessThanOrEqual(64)
})

test('the link back has a space to the title', async ({ site, page }) => {
  await site.wear(law)
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/servicos/direito-da-familia', '/projetos/partilha-quinta-minho']) {
    await page.goto(path)
    const space = (await topOf(page, 'h1')) - (await bottomOf(page, 'main nav a'))
    expect(space, path).toBeGreaterThanOrEqual(16)
  }
})

test('without hours, the social networks are below the contacts', async ({ site, page }) => {
  const settings = { ...Object(law.content.settings), schedule: [] }
  await site.wear({ ...law, content: { ...law.content, settings } })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/contactos')
  const ways = await page.locator('main .ways').boundingBox()
  const network = await page.locator('main a[href*="linkedin"] svg').boundingBox()
  expect(Math.abs((network?.x ?? 0) - (ways?.x ?? 0))).toBeLessThan(4)
  expect(network?.y).toBeGreaterThan((ways?.y ?? 0) + (ways?.height ?? 0))
})

test('cards without pictures have titles of one size and no icons', async ({ site, page }) => {
  await site.wear(law)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/servicos')
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('main ul')].map((list) => {
      const titles = [...list.querySelectorAll(':scope > li :is(h2, h3)')]
      return new Set(titles.map((title) => getComputedStyle(title).fontSize)).size
    }),
  )
  expect(sizes.filter((count) => count > 1)).toEqual([])
  await expect(page.locator('main li .icon-sprite')).toHaveCount(0)
})

test('the home page of a client with all kinds of content is not longer than allowed, and shows 16 records', async ({
  site,
  page,
}) => {
  await site.wear(demo)
  await drawNothing(page)
  for (const [width, height, maxHeight] of [
    [1366, 768, 6_000],
    [390, 844, 8_000],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), `${width}`).toBeLessThanOrEqual(
      maxHeight,
    )
  }
  await expect(page.locator('main :is(li.group, article) :is(h2, h3)')).toHaveCount(16)
  for (const width of [640, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width)
  }
})

test('a small client has no links to lists, no headings and no search that its content does not need', async ({
  site,
  page,
}) => {
  await site.wear(clinic)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_200)
  await expect(page.locator('main .to-all')).toHaveCount(0)
  await page.goto('/servicos')
  await expect(page.locator('main section[id] > h2')).toHaveCount(0)
  await page.goto('/servicos/dentista')
  await expect(page.locator('main a.bg-accent')).toHaveCount(1)
  await page.goto('/perguntas-frequentes')
  await expect(page.locator('main input[type=search]')).toHaveCount(0)
  await site.wear(electrician)
  // Four of forty services would be alone on a second page.
  expect((await page.goto('/servicos/pagina/2'))?.status()).toBe(404)
  await page.goto('/servicos')
  await expect(page.locator('main li :is(h2, h3)')).toHaveCount(40)
})

/** The visible share of the first picture in its frame; 1 without a picture. */
const visibleShareOfFirst = (page: Page) =>
  page.evaluate(() => {
    const image = document.querySelector('main img')
    if (!(image instanceof HTMLImageElement) || getComputedStyle(image).objectFit !== 'cover') return 1
    const { width, height } = image.getBoundingClientRect()
    const natural = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    return Math.min(width / height / natural, natural / (width / height))
  })

test('hours without days start at the left edge, and a portrait is shown nearly whole', async ({
  site,
  page,
}) => {
  await site.wear(clinic)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/contactos')
  const hours = page.locator('main dl').first()
  const [row, value] = [await hours.boundingBox(), await hours.locator('dd').first().boundingBox()]
  expect((value?.x ?? 0) - (row?.x ?? 0)).toBeLessThan(8)
  await page.goto('/projetos/a-clinica')
  expect(await visibleShareOfFirst(page)).toBeGreaterThanOrEqual(0.85)
})

for (const tenant of firstClients)
  test(`${tenant.name}: the first picture of a list is shown nearly whole`, async ({ site, page }) => {
    await site.wear(tenant)
    await drawNothing(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const path of ['/servicos', '/produtos', '/projetos', '/blog']) {
      await page.goto(path)
      expect(await visibleShareOfFirst(page), path).toBeGreaterThanOrEqual(0.65)
    }
  })

test('the addresses at the end of the home page are covered by nothing', async ({ site, page }) => {
  await site.wear(law)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const address = page.locator('#pedido li address').last()
  await address.scrollIntoViewIfNeeded()
  const isFree = await address.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2))
  })
  expect(isFree).toBe(true)
})

test('a home page without pictures has large type and colour also below its first screen', async ({
  site,
  page,
}) => {
  await site.wear(law)
  await page.setViewportSize({ width: 1366, height: 2300 })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, dd, p)')]
      .filter((element) => element.getBoundingClientRect().top < innerHeight)
      .map((element) => Math.round(Number.parseFloat(getComputedStyle(element).fontSize))),
  )
  expect(new Set(sizes.filter((size) => size >= 32)).size).toBeGreaterThanOrEqual(3)
  const paper = await page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (canvas) canvas.fillStyle = getComputedStyle(document.body).backgroundColor
    canvas?.fillRect(0, 0, 1, 1)
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])]
  })
  const pixels = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
  let onPaper = 0
  for (let at = 0; at < pixels.length; at += 3)
    if ([0, 1, 2].every((part) => Math.abs((pixels[at + part] ?? 0) - (paper[part] ?? 0)) < 3)) onPaper += 1
  expect((onPaper * 3) / pixels.length).toBeLessThanOrEqual(0.75)
})

test('the 404 is on the plate of the theme, with a title of few lines and the search', async ({
  site,
  page,
}) => {
  await site.wear(law)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/nada-aqui')
    const plate = page.locator('main .drawn')
    await expect(plate.getByRole('heading', { level: 1 })).toContainText('Não encontrámos')
    await expect(plate.getByRole('searchbox')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // No word of the title breaks.
    const { height = 0 } = (await plate.getByRole('heading', { level: 1 }).boundingBox()) ?? {}
    expect(height, `${width}`).toBeLessThan(width === 390 ? 150 : 90)
  }
})
