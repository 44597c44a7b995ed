import type { Page } from '@playwright/test'
import { fill, send } from '../fixtures/form'
import { expect, test } from '../fixtures/stage'

const missing = [
  ...['/servicos', '/produtos', '/projetos', '/blog', '/testemunhos', '/perguntas-frequentes', '/sobre'],
  ...['/termos', '/privacidade', '/feed.xml', '/pesquisa', '/pesquisa?q=casa', '/blog/etiqueta/casa'],
  '/produtos/preco/por-mes',
]

async function expectNothingEmpty(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  for (const heading of await page.locator('h1, h2, h3').all()) await expect(heading).not.toBeEmpty()
  await expect(page.locator('section:not(:has(h2)), ul:empty, p:empty, nav ul:not(:has(li))')).toHaveCount(0)
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|null|NaN|\[object/)
}

for (const path of ['/', '/contactos', '/orcamento', '/obrigado']) {
  const tag = path === '/' ? [] : '@all'
  test(`${path} has no empty part and no link to a missing page without any content`, { tag }, async ({
    page,
  }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expectNothingEmpty(page)
    const hrefs = await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const href of hrefs) {
      expect(href).toMatch(/^(\/|#|https:\/\/www\.livroreclamacoes\.pt\/)/)
      expect(missing).not.toContain(href)
    }
  })
}

test('a page without content is a 404', async ({ request }) => {
  for (const path of missing) expect((await request.get(path)).status(), path).toBe(404)
})

test('the 404 of a page without content is a page of the site, also at a path that is rendered for each request', async ({
  sent,
  request,
}) => {
  const found: unknown[] = []
  for (const path of missing.filter((one) => !one.endsWith('.xml'))) {
    const { find } = await sent(path)
    const [html, h1] = [await find('html'), await find('h1')]
    if (html[0]?.attributes.lang !== 'pt-PT' || h1.length !== 1 || (await find('#conteudo')).length !== 1)
      found.push([path, html[0]?.attributes, h1])
  }
  expect(found).toEqual([])
  expect((await request.get('/pesquisa?q=casa')).headers()['content-security-policy']).not.toMatch(
    /script-src [^;]*'unsafe-inline'/,
  )
})

const service = { slug: 'primeiro', title: 'Primeiro serviço', icon: 'truck', tier: 'primary' }
const product = { slug: 'caixa', title: 'Caixa', icon: 'boxes', price: 9.5 }

test('the first save brings a page and its links, and the home page is composed of what there is', {
  tag: '@all',
}, async ({ page, request, edit }) => {
  await edit('services', () => [service])
  expect((await request.get('/servicos')).status()).toBe(200)
  expect((await request.get('/servicos/primeiro')).status()).toBe(200)
  expect(await (await request.get('/')).text()).toContain('href="/servicos"')
  for (const [resource, content] of [
    ['settings', { name: 'Nova Lda.' }],
    ['services', [{ ...service, tier: 'secondary' }]],
    ['products', [{ ...product, available: false }]],
    ['locations', [{ slug: 'sede', lines: ['Rua Um, 1'] }]],
    ['settings', { schedule: [{ days: 'Sábado', hours: '9h' }] }],
    ['services', []],
    ['values', [{ slug: 'v', title: 'Valor' }]],
    ['products', [product]],
  ] as const) {
    await edit(resource, () => content)
    await page.goto('/')
    await expectNothingEmpty(page)
    // A single service is shown without a list.
    const parts = page.locator('li, form, dl, details, a[href^="/servicos/"]')
    await expect(page.locator('main section').filter({ hasNot: parts })).toHaveCount(0)
  }
})

test('without any content the contact form is sent', async ({ page, stage }) => {
  await page.goto('/contactos')
  await fill(page, { name: 'Rui', email: 'rui@exemplo.pt', message: 'Quando abre o site?' })
  await send(page)
  await expect(page).toHaveURL(/\/obrigado$/)
  expect((await stage.sandbox.state()).leads['sitio-novo']).toHaveLength(1)
})
