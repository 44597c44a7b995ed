import type { Page, Route } from '@playwright/test'
import { whenHydrated } from '../fixtures/hydration'
import { newLead } from '../fixtures/posting'
import { expect, test } from '../fixtures/stage'

const contentPages = [
  '/servicos',
  '/servicos/elevador-exterior',
  '/produtos',
  '/produtos/caixa-roupeiro',
  '/projetos',
  '/blog',
  '/blog/lista-de-oito-semanas',
  '/testemunhos',
  '/perguntas-frequentes',
  '/sobre',
  '/privacidade',
  '/obrigado',
  '/nada',
  '/servicos/nada',
]
const isScript = (url: string) => url.includes('/_next/static/chunks/') && url.endsWith('.js')

const isData = (url: URL) => url.searchParams.has('_rsc')

function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => isScript(request.url()) && asked.push(request.url()))
  return asked
}

test('a page without a client component loads no script, and has its content once', async ({
  page,
  request,
}) => {
  const asked = scriptsOf(page)
  for (const path of contentPages) {
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const html = await (await request.get(path)).text()
    expect(html.match(/\/_next\/static\/chunks\/[^"]*\.js|__next_f|as="script"/g), path).toBeNull()
  }
  expect(asked).toEqual([])
})

test('the home page asks for scripts when its form comes near, and not before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const asked = scriptsOf(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await page.locator('form').scrollIntoViewIfNeeded()
  await expect.poll(() => asked.length).toBeGreaterThan(5)
  await fillAndSend(page)
})

test('the focus of a keyboard brings the scripts too', async ({ page }) => {
  const asked = scriptsOf(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page
    .locator('form [name=name]')
    .evaluate((field: HTMLElement) => field.focus({ preventScroll: true }))
  await expect.poll(() => asked.length).toBeGreaterThan(5)
})

test('a form on the first screen asks for them after the first paint, and keeps what was typed before', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    (url) => isScript(url.href),
    async (route) => {
      await released
      await route.continue()
    },
  )
  await page.goto('/contactos')
  await page.locator('[name=name]').fill('Ana Antes')
  const seen = () =>
    page.evaluate(() => ({
      isPainted: performance.getEntriesByName('first-contentful-paint').length > 0,
      isAsked: document.head.querySelectorAll('script[async]').length > 5,
    }))
  await expect.poll(seen).toEqual({ isPainted: true, isAsked: true })
  release()
  await whenHydrated(page)
  await expect(page.locator('[name=name]')).toHaveValue('Ana Antes')
})

test('where no paint is told of, the scripts come all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  const asked = scriptsOf(page)
  await page.goto('/contactos')
  await expect.poll(() => asked.length).toBeGreaterThan(5)
})

test('a form that is sent before its scripts came is sent', async ({ page }) => {
  await page.route(
    (url) => isScript(url.href),
    () => new Promise(() => {}),
  )
  await page.goto('/contactos')
  await fillAndSend(page)
})

const formPages = ['/', '/contactos', '/orcamento', '/orcamento?servico=elevador-exterior']

test('a page with a form has its content once, and is hydrated with data from its address', async ({
  page,
  request,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  for (const path of formPages) {
    expect(await (await request.get(path)).text(), path).not.toContain('__next_f.push')
    await page.goto(path)
    await page.locator('form [name=name]').fill('Ana Antes')
    await whenHydrated(page)
    await expect(page.locator('form [name=name]'), path).toHaveValue('Ana Antes')
  }
  expect(problems).toEqual([])
})

test('a form works without scripts when its data fails or is of another build', async ({ page }) => {
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' }),
    async (route) => {
      const text = await (await route.fetch()).text()
      await route.fulfill({ body: text.replace(/"b":"[^"]+"/, '"b":"another"') })
    },
  ]
  for (const answer of answers) {
    let answered = 0
    await page.route(isData, async (route) => {
      await answer(route)
      answered += 1
    })
    await page.goto('/contactos')
    await expect.poll(() => answered).toBe(1)
    await page.locator('form [name=name]').fill('Ana')
    await expect(page.locator('head script[src]')).toHaveCount(0)
    await fillAndSend(page)
    await page.unroute(isData)
  }
})

test('a save between a page and its form leaves the form working', { tag: '@all' }, async ({
  page,
  request,
  edit,
}) => {
  await page.goto('/')
  await edit<{ name: string }>('settings', (settings) => ({ ...settings, name: 'Maré Baixa' }))
  const renewed = await (await request.get('/')).text()
  expect(renewed).toContain('Maré Baixa')
  expect(renewed).not.toContain('__next_f.push')
  await page.locator('form').scrollIntoViewIfNeeded()
  await whenHydrated(page)
  await expect(page.getByRole('banner')).toContainText('Maré Baixa')
  await fillAndSend(page)
})

test('a picture of a gallery opens with scripts and without', async ({ page }) => {
  const path = '/projetos/palacete-da-foz'
  await page.goto(path)
  const picture = page.getByRole('link', { name: /Ver a imagem 1 de/ }).first()
  await picture.scrollIntoViewIfNeeded()
  await whenHydrated(page)
  await picture.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.route(
    (url) => isScript(url.href),
    () => new Promise(() => {}),
  )
  await page.goto(path)
  const file = await picture.getAttribute('href')
  await picture.click()
  await expect(page).toHaveURL(file ?? '')
})

test('the view that renews a page and its copy are the same', async ({ request, edit }) => {
  await edit<{ name: string }>('settings', (settings) => ({ ...settings, name: 'Maré Baixa' }))
  for (const path of ['/sobre', '/contactos']) {
    const first = await request.get(path)
    const second = await request.get(path)
    expect(await second.text()).toBe(await first.text())
    for (const name of ['etag', 'content-security-policy'])
      expect(second.headers()[name]).toBe(first.headers()[name])
  }
})

async function fillAndSend(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(newLead())) await page.locator(`form [name=${name}]`).fill(value)
  await page.getByRole('main').getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toHaveURL(/\/obrigado$/)
}

test('what does not exist is told without scripts too', async ({ browser, stage: { site } }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  const page = await context.newPage()
  for (const path of ['/nada', '/servicos/nada', '/servicos/nada', '/blog/pagina/99', '/termos/nada']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não encontrámos esta página')
  }
  await context.close()
})
