import { expect, test } from '../fixtures/stage'

/** The address of a query. */
const asked = (question: string, more = '') => `/pesquisa?q=${encodeURIComponent(question)}${more}`

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('from the header to a result, on a desktop and from the menu of a phone', async ({ page }) => {
    const [banner, main] = [page.getByRole('banner'), page.getByRole('main')]
    const field = main.getByRole('searchbox', { name: 'O que procura?' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/sobre')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await banner.getByRole('link', { name: 'Pesquisa', exact: true }).click()
    await expect(field).toBeFocused()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      await banner.getByRole('link', { name: 'Pesquisar neste site' }).click()
      await expect(field).toBeFocused()
    }
    await field.fill('mudancas')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/pesquisa\?q=mudancas$/)
    await expect(page).toHaveTitle('mudancas: pesquisa · Maré Alta')
    await expect(field).toHaveValue('mudancas')
    await expect(main).toContainText(/\d+ resultados para “mudancas”/)
    await expect(main.locator('mark').first()).toHaveText(/mudança/i)
    for (const group of ['Serviços', 'Artigos', 'Perguntas frequentes'])
      await expect(main.getByRole('heading', { level: 2, name: group })).toBeVisible()
    await main.getByRole('link', { name: 'Mudanças residenciais' }).click()
    await expect(page).toHaveURL(/\/servicos\/mudancas-residenciais$/)
  })

  test('a group can be read page by page, and left again', { tag: '@all' }, async ({ page }) => {
    await page.goto(asked('caixas'))
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^Ver os \d+ resultados em Artigos$/ }).click()
    await expect(page).toHaveURL(/&em=artigos$/)
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(1)
    expect(await main.getByRole('listitem').count()).toBeGreaterThan(5)
    await main.getByRole('link', { name: 'Ver os resultados de todo o site' }).click()
    await expect(page).toHaveURL(/\/pesquisa\?q=caixas$/)
  })
})

test('long lists and a 404 have a field, a list of fewer than twelve records has none; a question leads to its answer', async ({
  sent,
}) => {
  for (const [path, fields] of [
    ['/nada', 1],
    ['/perguntas-frequentes', 1],
    // `engine/tests/unit/lib/content/composition.spec.ts` tests a longer list.
    ...(['/blog', '/servicos', '/produtos', '/projetos'] as const).map((path) => [path, 0] as const),
  ] as const) {
    const { find } = await sent(path)
    expect(await find('main form[action="/pesquisa"] input[type=search][name=q]'), path).toHaveLength(fields)
  }
  const { find } = await sent(asked('seguro incluído', '&em=perguntas'))
  expect(await find('main a[href^="/perguntas-frequentes#"]')).not.toEqual([])
})

test('whatever is asked has a page of its own, with ways on, that search engines do not list', async ({
  sent,
  request,
}) => {
  for (const [path, text] of [
    ['/pesquisa', 'Escreva uma palavra ou duas'],
    ['/pesquisa?q=+', 'Escreva uma palavra ou duas'],
    [asked('xyzxyz'), 'Não encontrámos nada'],
    [asked('?!'), 'Não encontrámos nada'],
    [asked('a'.repeat(101)), 'demasiado longa'],
    [asked('elevador xyzxyz'), 'Nenhum resultado tem todas as palavras'],
    [asked('piano', '&em=paginas'), 'para “piano”'],
    [asked('caixas', '&em=artigos&pagina=99'), 'para “caixas”'],
  ] as const) {
    const { status, find } = await sent(path)
    expect(status, path).toBe(200)
    expect(await find('main'), path).toMatchObject([{ text: expect.stringContaining(text) }])
    expect(await find('main form input[type=search]'), path).toHaveLength(1)
    expect(await find('h1'), path).toMatchObject([{ text: 'Pesquisa' }])
    expect(await find('meta[name=robots][content^=noindex]'), path).toHaveLength(1)
    expect(await find('link[rel=canonical][href$="/pesquisa"]'), path).toHaveLength(1)
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('pesquisa')
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /pesquisa?')
})

test('questions at once each get their own answer, which allows no script and is kept nowhere', {
  tag: '@all',
}, async ({ request }) => {
  const kept = (await request.get('/servicos')).headers()['content-security-policy']
  const questions = Array.from({ length: 20 }, (_, index) => `caixa ${index}`)
  const answers = await Promise.all(questions.map((question) => request.get(asked(question))))
  for (const [index, answer] of answers.entries()) {
    const page = await answer.text()
    expect(page).toContain(`<title>${questions[index]}: pesquisa · Maré Alta</title>`)
    expect(page).toContain(`value="${questions[index]}"`)
    expect(page).not.toContain(`value="${questions[index + 1] ?? questions[0]}"`)
    expect(answer.headers()['content-security-policy']).toBe(kept)
    expect(answer.headers()['cache-control']).toContain('no-store')
  }
})

test('hostile questions are harmless', { tag: '@all' }, async ({ request }) => {
  for (const question of [
    ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<!--search--><!--/search-->'],
    ...['$& $` $1', '.*+?^()|[]\\', '😀👩‍👩‍👧', 'constructor __proto__', '%00%0d%0a', 'a'.repeat(10_000)],
  ]) {
    const response = await request.get(asked(question))
    expect(response.status(), question.slice(0, 30)).toBeLessThan(432)
    const html = await response.text()
    expect(html).not.toMatch(/<script>alert|<img src=x|--search-->.*<!--search-->/)
    expect(html.match(/<h1/g) ?? ['none'], question.slice(0, 30)).toHaveLength(1)
  }
  for (const query of ['q=%', 'q=%E0%A4%A', 'q=%ED%A0%80', 'q=a&q=b', 'q[]=a', 'q=a&em=%ff&pagina=%'])
    expect((await request.get(`/pesquisa?${query}`)).status(), query).toBe(200)
})
