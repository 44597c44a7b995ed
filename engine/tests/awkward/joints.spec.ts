import type { Page } from '@playwright/test'
import { drawNothing, expect, test } from './dressed-site'
import { clinic, demo, electrician, firstClients, law } from './first-clients'

/* Tests of how parts of a page meet: at a hyphen, an edge, an axis, the end of the viewport. */

const desktop = { width: 1366, height: 768 }

const box = async (page: Page, selector: string) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {}
  return { left: Math.round(x), right: Math.round(x + width), top: y, bottom: y + height }
}

/** Runs in the browser: words broken across lines without a hyphen, and the number of those with one. */
async function brokenWords() {
  await document.fonts.ready
  const bare: string[] = []
  let hyphens = 0
  for (const sign of document.querySelectorAll('main .may-break')) {
    const [before, after] = [sign.previousSibling, sign.nextSibling]
    if (!(before instanceof Text) || !(after instanceof Text) || !sign.checkVisibility()) continue
    const range = document.createRange()
    range.setStart(before, before.length - 1)
    range.setEnd(before, before.length)
    const last = range.getBoundingClientRect()
    range.setStart(after, 0)
    range.setEnd(after, 1)
    const first = [...range.getClientRects()].at(-1)
    if (!first || first.top < last.bottom - 2) continue
    if ([...sign.getClientRects()].some(({ width }) => width > 0)) hyphens += 1
    else bare.push(`${before.data.slice(-12)} / ${after.data.slice(0, 12)}`)
  }
  return { bare, hyphens }
}

test('a word that ends a line in parts has a hyphen there', async ({ site, page }) => {
  await site.wear(law)
  let seen = 0
  for (const path of ['/', '/servicos', '/projetos/partilha-quinta-minho', '/sobre', '/contactos'])
    for (const width of [320, 360, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const { bare, hyphens } = await page.evaluate(brokenWords)
      expect(bare, `${path} at ${width} px`).toEqual([])
      seen += hyphens
    }
  expect(seen).toBeGreaterThan(0)
})

for (const tenant of firstClients)
  test(`${tenant.name}: the footer of every page ends at the end of the window or below`, async ({
    site,
    page,
  }) => {
    await site.wear(tenant)
    await drawNothing(page)
    await page.setViewportSize({ width: 1920, height: 1080 })
    const map = await (await fetch(`${site.origin}/sitemap.xml`)).text()
    const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path = '']) => path || '/')
    for (const path of [...paths, '/obrigado', '/nada-aqui', '/pesquisa?q=nada', '/orcamento']) {
      await page.goto(path)
      expect((await box(page, 'body > footer')).bottom, path).toBeGreaterThanOrEqual(1079)
    }
  })

/** Lists whose border or background continues below their last entry. */
const longLists = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(ul, dl, div):has(> :is(li, details))')].flatMap((list) => {
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(list)
      if (Number.parseFloat(borderLeftWidth) + Number.parseFloat(borderRightWidth) === 0) return []
      const last = Math.max(...[...list.children].map((one) => one.getBoundingClientRect().bottom))
      const more = list.getBoundingClientRect().bottom - last
      return more > 4 ? `${Math.round(more)} px: ${list.textContent?.slice(0, 40)}` : []
    }),
  )

test('no bordered list is longer than its entries, also with an odd number and on paper', async ({
  site,
  page,
}) => {
  const testimonials = [...Object(demo.content.testimonials)].slice(0, 4)
  await site.wear({ ...demo, content: { ...demo.content, testimonials } })
  for (const media of ['screen', 'print'] as const)
    for (const path of [
      '/testemunhos',
      '/produtos',
      '/projetos',
      '/servicos',
      '/perguntas-frequentes',
      '/',
    ]) {
      await page.setViewportSize(media === 'print' ? { width: 718, height: 1000 } : desktop)
      await page.emulateMedia({ media })
      await page.goto(path)
      expect(await longLists(page), `${path}, ${media}`).toEqual([])
    }
})

test('title and date of a post, and title and text of a project, start at one edge', async ({
  site,
  page,
}) => {
  await page.setViewportSize(desktop)
  const posts = [...Object(demo.content.posts)].map(({ coverImage: _, ...post }) => post)
  await site.wear({ ...demo, content: { ...demo.content, posts } })
  await page.goto('/blog')
  const [title, date] = [await box(page, 'main article h2'), await box(page, 'main article time')]
  const isInMargin = date.right <= title.left && date.left === (await box(page, 'main .mx-auto > *')).left
  expect(date.left === title.left || isInMargin || date.right < title.left).toBe(true)

  await site.wear(clinic)
  await page.goto('/projetos/a-clinica')
  const picture = await box(page, '.first-picture')
  const heading = await box(page, 'main h1')
  const text = await box(page, 'main h2 + div p, main section p')
  expect(text.left).toBe(heading.left)
  expect(heading.left).toBeGreaterThan(picture.right)
  expect([heading.top >= picture.top - 1, heading.bottom <= picture.bottom]).toEqual([true, true])
  await page.goto('/')
  const shown = await box(page, 'main article .overflow-hidden')
  expect(shown.right - shown.left).toBeGreaterThan(240)
})

test('the cover of a post and the picture of a project fill their column', async ({ site, page }) => {
  await site.wear(demo)
  await page.setViewportSize(desktop)
  for (const [path, selector] of [
    ['/blog/lista-de-oito-semanas', 'article .first-picture'],
    ['/projetos/palacete-da-foz', 'main .first-picture'],
  ] as const) {
    await page.goto(path)
    const picture = page.locator(selector)
    const free = await picture.evaluate((element) => {
      const { right } = element.getBoundingClientRect()
      const column = element.parentElement?.matches('.grid') ? element : element.parentElement
      const area = column?.parentElement?.getBoundingClientRect()
      return { right: Math.round(right), area: Math.round(area?.right ?? 0) }
    })
    const isInHalf = path.startsWith('/projetos') && (await box(page, selector)).right < free.area - 40
    expect(isInHalf || free.right === free.area, path).toBe(true)
  }
})

test('cards of main services have titles and pictures of one size, from two to eight services', async ({
  site,
  page,
}) => {
  const all = [...Object(demo.content.services)].map((service) => ({ ...service, tier: 'primary' }))
  const more = [...all, ...all.map((service) => ({ ...service, slug: `${service.slug}-2` }))]
  await page.setViewportSize(desktop)
  for (const count of [2, 3, 4, 5, 6, 7, 8]) {
    await site.wear({ ...demo, content: { ...demo.content, services: more.slice(0, count) } })
    await page.goto('/servicos')
    const cards = await page.locator('main li.group').evaluateAll((items) =>
      items.map((item) => ({
        row: Math.round(item.getBoundingClientRect().top),
        title: getComputedStyle(item.querySelector('h2, h3') ?? item).fontSize,
        picture: Math.round(item.querySelector('img')?.getBoundingClientRect().height ?? 0),
      })),
    )
    expect(cards).toHaveLength(count)
    // Three services form a large card with two beside it.
    const equals = count % 3 === 0 ? cards.slice(3) : cards
    expect(new Set(equals.map(({ title }) => title)).size, `${count}`).toBeLessThanOrEqual(1)
    for (const { row, picture } of equals)
      for (const other of equals)
        if (other.row === row) expect(other.picture, `${count} services`).toBe(picture)
  }
})

test('a card without a summary shows a text', async ({ site, page }) => {
  await site.wear(clinic)
  await page.goto('/servicos')
  const texts = await page
    .locator('main li.group')
    .evaluateAll((cards) =>
      cards.map((card) => [...card.querySelectorAll('p')].map(({ textContent }) => textContent).join()),
    )
  expect(texts.every((text) => text.length > 0)).toBe(true)
})

test('entries of a list below a floated picture are wider than those beside it', async ({ site, page }) => {
  await site.wear(demo)
  await page.setViewportSize(desktop)
  await page.goto('/blog/lista-de-oito-semanas')
  const list = await page.locator('.prose').evaluate((prose) => {
    const picture =
      '<img data-align="right" width="600" height="400" style="width:300px;height:200px" alt="">'
    const entry = `<li>${'Uma linha de texto que vai até ao fim da coluna. '.repeat(3)}</li>`
    prose.innerHTML = `<p>Antes.</p>${picture}<ul>${entry.repeat(6)}</ul>`
    const floated = prose.querySelector('img')?.getBoundingClientRect()
    const last = prose.querySelector('li:last-child')?.getBoundingClientRect()
    const first = prose.querySelector('li')?.getBoundingClientRect()
    return {
      isBelow: (last?.top ?? 0) > (floated?.bottom ?? 0),
      more: (last?.width ?? 0) - (first?.width ?? 0),
    }
  })
  expect(list.isBelow).toBe(true)
  expect(list.more).toBeGreaterThan(250)
})

test('the contacts are printed on one page, and a service on at most two', async ({ site, page }) => {
  for (const tenant of [demo, law, clinic, electrician]) {
    await site.wear(tenant)
    const map = await (await fetch(`${site.origin}/sitemap.xml`)).text()
    const service = map.match(/<loc>https?:\/\/[^/<]+(\/servicos\/[^<]+)/)?.[1] ?? '/servicos'
    for (const [path, maxPages] of [
      ['/contactos', 1],
      [service, 2],
    ] as const) {
      await page.goto(path)
      const file = await page.pdf({
        format: 'A4',
        margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
      })
      const pages = file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
      expect(pages, `${tenant.name}: ${path}`).toBeLessThanOrEqual(maxPages)
    }
  }
})
