import { records } from '../fixtures/content'
import { expect, test } from '../fixtures/stage'

interface Product {
  slug: string
  price?: number
  available?: boolean
}

/** The slug of the first record of the demo that a test can use. */
function slugOf<T extends { slug: string }>(resource: string, isUsable: (record: T) => unknown): string {
  const found = records<T>(resource).find(isUsable)
  if (!found) throw new Error(`The demo has none of these ${resource}`)
  return found.slug
}

test('a product shows price, period, note and reference', async ({ sent, edit }) => {
  const slug = slugOf<Product>('products', ({ available }) => available !== false)
  const price = { price: 1234.5, currency: 'GBP', pricePeriod: 'month', priceNote: 'com IVA', sku: 'REF-9' }
  await edit<Product[]>('products', (list) =>
    list.map((product) => (product.slug === slug ? { ...product, ...price } : product)),
  )
  const [main] = await (await sent(`/produtos/${slug}`)).find('main')
  for (const part of [/1.?234,50\s£\s+por mês/, /com IVA/, /REF-9/]) expect(main?.text).toMatch(part)
})

test('a price of 0 is never printed, nor one of a product that is not sold', async ({ page, sent }) => {
  for (const path of [`/produtos/${slugOf<Product>('products', ({ price }) => !price)}`, '/produtos']) {
    const [main] = await (await sent(path)).find('main')
    expect(main?.text, path).not.toMatch(/\b0,00/)
    expect(main?.text, path).toContain('Preço sob consulta')
  }
  await page.goto(`/produtos/${slugOf<Product>('products', ({ available }) => available === false)}`)
  const parts = page.getByRole('main').locator('div', { has: page.locator('h1') })
  await expect(parts.first()).toContainText('Indisponível de momento')
  await expect(parts.first()).not.toContainText('€')
})

test('a service shows its text in paragraphs, its highlights and the way to a quote', async ({ sent }) => {
  const { find } = await sent('/servicos/mudancas-residenciais')
  const paragraphs = (await find('main p')).map(({ text }) => text)
  expect(paragraphs.filter((text) => text.includes('Antes de falarmos de preço'))).toHaveLength(1)
  expect(paragraphs).toContainEqual(expect.stringMatching(/^No dia, a equipa chega/))
  expect((await find('main'))[0]?.text).toContain('Camas montadas no próprio dia')
  const quote = '/orcamento?servico=mudancas-residenciais'
  expect(await find(`main a[href="${quote}"]`)).not.toEqual([])
  const { find: findInForm } = await sent(quote)
  const chosen = await findInForm('[name=serviceSlug] option[selected]')
  expect(chosen).toMatchObject([{ attributes: { value: 'mudancas-residenciais' } }])
})

test('a project falls back to its client, a legal document is shown section by section', async ({ sent }) => {
  const projects = records<{ slug: string; title?: string; client?: string }>('projects')
  const untitled = projects.find(({ title }) => !title)
  const project = await sent(`/projetos/${untitled?.slug}`)
  expect(await project.find('h1')).toMatchObject([{ text: untitled?.client }])
  const headings = (await project.find('h2')).map(({ text }) => text)
  expect(headings).toEqual(expect.arrayContaining(['O desafio', 'A solução', 'O resultado']))
  const legal = await sent('/privacidade')
  expect(await legal.find('h1')).toMatchObject([{ text: 'Política de privacidade' }])
  expect((await legal.find('main h2')).length).toBeGreaterThan(3)
})

test('attachments: videos played on demand only, documents with type and size', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const slug = slugOf<{ slug: string; assets?: { kind: string }[] }>('projects', ({ assets }) =>
    ['image', 'video', 'document'].every((kind) => assets?.some((asset) => asset.kind === kind)),
  )
  await page.goto(`/projetos/${slug}`, { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await expect(main.locator('video')).toHaveAttribute('preload', 'none')
  expect(requested.filter((url) => url.includes('.mp4'))).toEqual([])
  await expect(main.getByText(/\(PDF, \d+(,\d)?\skB\)/).first()).toBeVisible()
})

test('a post shows author, dates and reading time; aligned pictures float beside its text', async ({
  page,
  sent,
}) => {
  const posts = records<{ slug: string; updatedOn?: string; body?: string; author?: string }>('posts')
  const revised = posts.find(({ updatedOn, author, body }) => updatedOn && author && body)
  const { find } = await sent(`/blog/${revised?.slug}`)
  const [article] = await find('article')
  expect(article?.text).toContain(`Por ${revised?.author}`)
  expect(article?.text).toMatch(/\d+ min de leitura/)
  expect(await find('article time')).toHaveLength(2)
  const aligned = posts.find(({ body }) => /data-align="(left|right)"/.test(body ?? ''))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/blog/${aligned?.slug}`)
  const picture = page.locator('article [data-align=left], article [data-align=right]').first()
  await expect(picture).toHaveCSS('float', /left|right/)
  await expect(picture).toHaveAttribute('srcset', /_next\/image/)
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('faqs stand in their groups and each is an anchor', async ({ page }) => {
  const faqs = records<{ slug: string; category?: string }>('faqs')
  await page.goto(`/perguntas-frequentes#${faqs.at(-1)?.slug}`)
  await expect(page.locator(`[id="${faqs.at(-1)?.slug}"]`)).toBeVisible()
  const groups = [...new Set(faqs.map(({ category }) => category || 'Outras perguntas'))]
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...groups, /./])
  for (const { slug } of faqs) await expect(page.locator(`[id="${slug}"]`)).toHaveCount(1)
})

test('contacts: phone, e-mail, chat, app, schedule, every location, and no map before a click', async ({
  page,
}) => {
  const outside: string[] = []
  page.on('request', (request) => !request.url().includes('localhost') && outside.push(request.url()))
  await page.goto('/contactos', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  for (const [name, address] of [
    ['+351 220 000 140', 'tel:+351220000140'],
    ['ola@marealta.example', /^mailto:/],
    [/WhatsApp/, 'https://wa.me/351910000140'],
    [/aplicação/, /./],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address)
  await expect(main.getByText('8h00 – 19h00')).toBeVisible()
  for (const line of records<{ lines: string[] }>('locations').flatMap(({ lines }) => lines))
    await expect(main.getByText(line, { exact: true }).first()).toBeAttached()
  const map = main.getByText('Ver mapa aqui').first()
  await map.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  expect(outside).toEqual([])
  await map.click()
  await expect.poll(() => outside.length, 'the click asks for the map').toBeGreaterThan(0)
})
