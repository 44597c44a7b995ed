import { records } from '../fixtures/content'
import { expect, test } from '../fixtures/stage'

interface Product {
  slug: string
  title: string
  price?: number
  priceNote?: string
  available?: boolean
  sku?: string
}

const products = records<Product>('products')

function productWith(found: Product | undefined): Product {
  if (!found) throw new Error('The demo has no such product')
  return found
}

test('a product shows price, period, note and reference', async ({ sent, edit }) => {
  const { slug } = productWith(products.find(({ available }) => available !== false))
  await edit<Product[]>('products', (list) =>
    list.map((product) =>
      product.slug === slug
        ? {
            ...product,
            price: 1234.5,
            currency: 'GBP',
            pricePeriod: 'month',
            priceNote: 'com IVA',
            sku: 'REF-9',
          }
        : product,
    ),
  )
  const [offer] = await (await sent(`/produtos/${slug}`)).find('main')
  expect(offer?.text).toMatch(/1.?234,50\s£\s+por mês/)
  expect(offer?.text).toContain('com IVA')
  expect(offer?.text).toContain('REF-9')
})

test('a price of 0 is never printed', async ({ sent }) => {
  const { slug } = productWith(products.find(({ price }) => !price))
  for (const path of [`/produtos/${slug}`, '/produtos']) {
    const [main] = await (await sent(path)).find('main')
    expect(main?.text, path).not.toMatch(/\b0,00/)
    expect(main?.text, path).toContain('Preço sob consulta')
  }
})

test('a product that is not sold is plainly marked, without a price', async ({ page }) => {
  const { slug } = productWith(products.find(({ available }) => available === false))
  await page.goto(`/produtos/${slug}`)
  const header = page
    .getByRole('main')
    .locator('div', { has: page.locator('h1') })
    .first()
  await expect(header).toContainText('Indisponível de momento')
  await expect(header).not.toContainText('€')
})

test('a service shows its text in paragraphs, its highlights and the way to a quote', async ({ page }) => {
  await page.goto('/servicos/mudancas-residenciais')
  const main = page.getByRole('main')
  await expect(main.getByText('Antes de falarmos de preço', { exact: false })).toHaveCount(1)
  await expect(main.locator('p', { hasText: 'No dia, a equipa chega' })).toBeVisible()
  await expect(main.getByText('Camas montadas no próprio dia')).toBeVisible()
  await main.getByRole('link', { name: 'Pedir orçamento' }).first().click()
  await expect(page.getByLabel('Serviço')).toHaveValue('mudancas-residenciais')
})

test('a project falls back to its client and tells problem, solution and results', async ({ sent }) => {
  const untitled = records<{ slug: string; title?: string; client?: string; problem: string }>(
    'projects',
  ).find(({ title }) => !title)
  const { find } = await sent(`/projetos/${untitled?.slug}`)
  expect((await find('h1')).map(({ text }) => text)).toEqual([untitled?.client])
  const headings = (await find('h2')).map(({ text }) => text)
  expect(headings).toEqual(expect.arrayContaining(['O desafio', 'A solução', 'O resultado']))
})

test('attachments: pictures drawn, videos played on demand only, documents with type and size', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const withAll = records<{ slug: string; assets?: { kind: string; size?: number }[] }>('projects').find(
    ({ assets }) =>
      ['image', 'video', 'document'].every((kind) => assets?.some((asset) => asset.kind === kind)),
  )
  await page.goto(`/projetos/${withAll?.slug}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('main').locator('video')).toHaveAttribute('preload', 'none')
  expect(requested.filter((url) => url.includes('.mp4'))).toEqual([])
  await expect(
    page
      .getByRole('main')
      .getByText(/\(PDF, \d+(,\d)?\skB\)/)
      .first(),
  ).toBeVisible()
})

test('a post shows cover, author, dates, reading time, tags and every element of its body', async ({
  page,
}) => {
  const posts = records<{ slug: string; updatedOn?: string; body?: string; author?: string }>('posts')
  const revised = posts.find(({ updatedOn, author, body }) => updatedOn && author && body)
  await page.goto(`/blog/${revised?.slug}`)
  const article = page.getByRole('article')
  await expect(article).toContainText(`Por ${revised?.author}`)
  await expect(article.locator('time')).toHaveCount(2)
  await expect(article).toContainText(/\d+ min de leitura/)
  const all = posts.map(({ body }) => body ?? '').join('')
  for (const element of ['h2', 'h3', 'ul', 'blockquote', 'strong']) expect(all).toContain(`<${element}`)
})

test('aligned pictures of a post float beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const posts = records<{ slug: string; body?: string }>('posts')
  const aligned = posts.find(({ body }) => /data-align="(left|right)"/.test(body ?? ''))
  await page.goto(`/blog/${aligned?.slug}`)
  const picture = page.locator('article [data-align=left], article [data-align=right]').first()
  expect(await picture.evaluate((element) => getComputedStyle(element).float)).toMatch(/left|right/)
  await expect(picture).toHaveAttribute('srcset', /_next\/image/)
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
})

test('faqs stand in their groups and each is an anchor', async ({ page }) => {
  const faqs = records<{ slug: string; question: string; category?: string }>('faqs')
  await page.goto('/perguntas-frequentes')
  const groups = [...new Set(faqs.map(({ category }) => category || 'Outras perguntas'))]
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...groups, /./])
  for (const { slug } of faqs) await expect(page.locator(`[id="${slug}"]`)).toHaveCount(1)
  const last = faqs.at(-1)?.slug
  await page.goto('/')
  await page.goto(`/perguntas-frequentes#${last}`)
  await expect(page.locator(`[id="${last}"]`)).toBeVisible()
})

test('contacts: phone, e-mail, chat, app, schedule, every location, and no map before a click', async ({
  page,
}) => {
  const outside: string[] = []
  page.on('request', (request) => !request.url().includes('localhost') && outside.push(request.url()))
  await page.goto('/contactos', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '+351 220 000 140' })).toHaveAttribute(
    'href',
    'tel:+351220000140',
  )
  await expect(main.getByRole('link', { name: 'ola@marealta.example' })).toHaveAttribute('href', /^mailto:/)
  await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/351910000140',
  )
  await expect(main.getByRole('link', { name: /aplicação/ })).toBeVisible()
  await expect(main.getByText('8h00 – 19h00')).toBeVisible()
  for (const { lines } of records<{ lines: string[] }>('locations')) {
    for (const line of lines) await expect(main.getByText(line, { exact: true }).first()).toBeAttached()
  }
  const map = main.getByText('Ver mapa aqui').first()
  await map.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  expect(outside).toEqual([])
  await map.click()
  await expect.poll(() => outside.length, 'the click asks for the map').toBeGreaterThan(0)
})

test('legal documents are shown section by section', async ({ sent }) => {
  const { find } = await sent('/privacidade')
  expect((await find('h1')).map(({ text }) => text)).toEqual(['Política de privacidade'])
  expect((await find('main h2')).length).toBeGreaterThan(3)
})

test('pictures come through the optimizer, except from a stranger', async ({ page, edit }) => {
  await edit<{ slug: string; image?: object }[]>('services', ([first, ...others]) => [
    {
      ...first,
      slug: first?.slug ?? '',
      image: { url: 'https://fotos.invalid/a.jpg', alt: 'De fora', width: 10, height: 10 },
    },
    ...others,
  ])
  await page.goto('/servicos')
  await expect(page.getByAltText('De fora')).toHaveAttribute('src', 'https://fotos.invalid/a.jpg')
  const own = page.getByRole('main').locator('img[srcset]').first()
  await expect(own).toHaveAttribute('src', /^\/_next\/image\?url=http/)
  await expect
    .poll(() => own.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
})
