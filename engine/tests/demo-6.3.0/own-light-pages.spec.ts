import { request as ask, type IncomingMessage } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/stage'

/*
 * Tests of an agency's own pages (`engine/tests/agency/app/agencia/filtros/`), rendered for each request: what Next.js sends becomes light, whoever
 * wrote the page.
 */

const at = (name: string) => `/agencia/filtros${name}`

const scriptFiles = (page: Page) => page.locator('script[src], link[as=script]').count()

test('a page of an agency that is rendered for each request loads no script', async ({ sent, request }) => {
  for (const path of ['', '?material=pinho', '/bolacha', '/sempre', '/resposta'].map(at)) {
    const { find } = await sent(path)
    const scripts = await find('script:not([type="application/ld+json"], [type=speculationrules])')
    expect(scripts.map(({ text }) => text).join(''), path).not.toContain('__next_f')
    expect(await find('script[src], link[as=script]'), path).toEqual([])
    expect((await request.get(path)).headers()['content-security-policy'], path).not.toMatch(
      /script-src[^;]*'unsafe-inline'/,
    )
  }
})

test('a page of an agency contains each card once, and filters without JavaScript', async ({
  browser,
  stage,
}) => {
  const context = await browser.newContext({ baseURL: stage.site.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at(''))
  const cards = page.locator('main li h2')
  await expect(cards).toHaveCount(120)
  expect((await (await page.request.get(at(''))).text()).split('feita à medida').length - 1).toBe(120)
  await page.getByLabel('Material').fill('pinho')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(/\?material=pinho$/)
  await expect(cards).toHaveCount(60)
  await context.close()
})

test('a page of an agency reads cookies, and is rendered for each visit', async ({ request }) => {
  const visit = async (path: string, cookie = '') =>
    /<output>(.*?)<\/output>/.exec(await (await request.get(at(path), { headers: { cookie } })).text())?.[1]
  expect(await visit('/bolacha')).toBe('nenhuma')
  expect(await visit('/bolacha', 'visita=segunda')).toBe('segunda')
  expect(await visit('/sempre')).not.toBe(await visit('/sempre'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form whose action answers with an error, and then with success, works', async ({ page }) => {
    await page.goto(at('/resposta'))
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByRole('alert')).toHaveText('Falta o nome.')
    expect(await scriptFiles(page)).toBe(0)
    await page.getByLabel('Nome').fill('Ana')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByRole('alert')).toHaveText('Recebido: Ana')
  })
})

test('a page with a client component keeps its scripts, and the component works', async ({ page }) => {
  await page.goto(at('/contador?de=3'), { waitUntil: 'networkidle' })
  expect(await scriptFiles(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'vezes: 3' }).click()
  await expect(page.getByRole('button', { name: 'vezes: 4' })).toBeVisible()
})

/** The parts of a page that are sent before and after its late part is released. */
async function inParts(origin: string, path: string, name: string): Promise<[string, string]> {
  const chunks: string[] = []
  const response = await new Promise<IncomingMessage>((done) =>
    ask(`${origin}${path}?nome=${name}`, done).end(),
  )
  response.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  await expect.poll(() => chunks.join('')).toContain('<template id="B:')
  const first = chunks.join('')
  await fetch(origin + at('/soltar'), { method: 'POST', body: name })
  await new Promise((done) => response.once('end', done))
  return [first, chunks.join('').slice(first.length)]
}

test('a page with Suspense or a loading.tsx sends its first part at once, and the rest when it is ready', async ({
  stage,
  page,
}) => {
  const { origin } = stage.site
  const [first, rest] = await inParts(origin, at('/aberta'), 'um')
  expect(first).toContain('À espera…')
  expect(first).not.toContain('Chegou tarde')
  expect(rest).toContain('Chegou tarde')
  const [loading, loaded] = await inParts(origin, at('/carrega'), 'dois')
  expect(loading).toContain('A carregar…')
  expect(loaded).toContain('Carregada')

  await page.goto(`${at('/aberta')}?nome=tres`, { waitUntil: 'commit' })
  await expect(page.getByText('À espera…')).toBeVisible()
  await fetch(origin + at('/soltar'), { method: 'POST', body: 'tres' })
  await expect(page.locator('#tarde')).toBeVisible()
  await expect(page.getByText('À espera…')).toBeHidden()
})
