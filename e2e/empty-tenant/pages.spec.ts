import { fill, send } from '../fixtures/form'
import { expect, test } from '../fixtures/stage'

const existing = ['/', '/contactos', '/orcamento', '/obrigado']
const missing = [
  '/servicos',
  '/produtos',
  '/projetos',
  '/blog',
  '/testemunhos',
  '/perguntas-frequentes',
  '/sobre',
  '/termos',
  '/privacidade',
  '/feed.xml',
  '/pesquisa',
  '/pesquisa?q=casa',
  '/blog/etiqueta/casa',
  '/produtos/preco/por-mes',
]

for (const path of existing) {
  test(`${path} stands without any content`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).not.toBeEmpty()
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|null|NaN|\[object/)
    for (const href of await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
      expect(href).toMatch(/^(\/|#|https:\/\/www\.livroreclamacoes\.pt\/)/)
      expect(missing).not.toContain(href)
    }
    for (const heading of await page.locator('h1, h2, h3').all()) await expect(heading).not.toBeEmpty()
    await expect(page.locator('section', { hasNot: page.locator('h2') })).toHaveCount(0)
  })
}

for (const path of missing) {
  test(`${path} is a 404 until it has content`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}

test('the first save brings a page and its links', async ({ request, edit }) => {
  await edit('services', () => [
    { slug: 'primeiro', title: 'Primeiro serviço', icon: 'truck', tier: 'primary' },
  ])
  expect((await request.get('/servicos')).status()).toBe(200)
  expect((await request.get('/servicos/primeiro')).status()).toBe(200)
  expect(await (await request.get('/')).text()).toContain('href="/servicos"')
})

const service = { slug: 'primeiro', title: 'Primeiro serviço', icon: 'truck', tier: 'primary' }
const product = { slug: 'caixa', title: 'Caixa', icon: 'boxes', price: 9.5 }

/** `npm run test:all` has the other contents. */
const sample = ['a name alone', 'one service', 'half of everything']

for (const [name, contents] of [
  ['a name alone', { settings: { name: 'Nova Lda.' } }],
  ['one service', { services: [service] }],
  ['only services of the last tier', { services: [{ ...service, tier: 'secondary' }] }],
  ['an unavailable product', { products: [{ ...product, available: false }] }],
  ['one location', { locations: [{ slug: 'sede', lines: ['Rua Um, 1'] }] }],
  ['a schedule alone', { settings: { schedule: [{ days: 'Sábado', hours: '9h' }] } }],
  [
    'half of everything',
    {
      settings: { name: 'Nova Lda.', phone: '210 000 000' },
      services: [service],
      products: [product],
      values: [{ slug: 'v', title: 'Valor' }],
    },
  ],
] as const) {
  test(`the home page is composed with ${name}`, { tag: sample.includes(name) ? [] : '@all' }, async ({
    page,
    edit,
  }) => {
    for (const [resource, content] of Object.entries(contents)) await edit(resource, () => content)
    await page.goto('/')
    await expect(page.locator('h1')).not.toBeEmpty()
    for (const heading of await page.locator('h1, h2, h3').all()) await expect(heading).not.toBeEmpty()
    for (const section of await page.locator('main section').all()) {
      // A single service is told without a list.
      expect(
        await section.locator('li, form, dl, details, a[href^="/servicos/"]').count(),
        await section.innerText(),
      ).toBeGreaterThan(0)
    }
    await expect(page.locator('ul:empty, p:empty, nav ul:not(:has(li))')).toHaveCount(0)
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|null|NaN|\[object/)
  })
}

test('a message can be sent all the same', async ({ page, stage }) => {
  await page.goto('/contactos')
  await fill(page, { name: 'Rui', email: 'rui@exemplo.pt', message: 'Quando abre o site?' })
  await send(page)
  await expect(page).toHaveURL(/\/obrigado$/)
  expect((await stage.sandbox.state()).leads['sitio-novo']).toHaveLength(1)
})
