import { expect, test } from '../fixtures/stage'

/** The address of a query. */
const searchPath = (question: string, more = '') => `/pesquisa?q=${encodeURIComponent(question)}${more}`

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header and the menu of a phone lead to the search, and the search to a result', async ({
    page,
  }) => {
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

  test('a group of results has a page, with a link back to all results', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto(searchPath('caixas'))
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^Ver os \d+ resultados em Artigos$/ }).click()
    await expect(page).toHaveURL(/&em=artigos$/)
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(1)
    expect(await main.getByRole('listitem').count()).toBeGreaterThan(5)
    await main.getByRole('link', { name: 'Ver os resultados de todo o site' }).click()
    await expect(page).toHaveURL(/\/pesquisa\?q=caixas$/)
  })
})

test('the 404 and the list of questions have a search field, short lists have none, and a result leads to its answer', async ({
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
  const { find } = await sent(searchPath('seguro incluído', '&em=perguntas'))
  expect(await find('main a[href^="/perguntas-frequentes#"]')).not.toEqual([])
})

test('every search gets a page with a text and a field that search engines do not list', async ({
  sent,
  request,
}) => {
  for (const [path, text] of [
    ['/pesquisa', 'Escreva uma palavra ou duas'],
    ['/pesquisa?q=+', 'Escreva uma palavra ou duas'],
    [searchPath('xyzxyz'), 'Não encontrámos nada'],
    [searchPath('?!'), 'Não encontrámos nada'],
    [searchPath('a'.repeat(101)), 'demasiado longa'],
    [searchPath('elevador xyzxyz'), 'Nenhum resultado tem todas as palavras'],
    [searchPath('piano', '&em=paginas'), 'para “piano”'],
    [searchPath('caixas', '&em=artigos&pagina=99'), 'para “caixas”'],
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

test('searches at the same time each get the page of their words, which no cache may keep', {
  tag: '@all',
}, async ({ request }) => {
  const kept = (await request.get('/servicos')).headers()['content-security-policy']
  const questions = Array.from({ length: 20 }, (_, index) => `caixa ${index}`)
  const answers = await Promise.all(questions.map((question) => request.get(searchPath(question))))
  for (const [index, answer] of answers.entries()) {
    const page = await answer.text()
    expect(page).toContain(`<title>${questions[index]}: pesquisa · Maré Alta</title>`)
    expect(page).toContain(`value="${questions[index]}"`)
    expect(page).not.toContain(`value="${questions[index + 1] ?? questions[0]}"`)
    expect(answer.headers()['content-security-policy']).toBe(kept)
    expect(answer.headers()['cache-control']).toContain('no-store')
  }
})

test('hostile searches get a page without their markup and no server error', { tag: '@all' }, async ({
  request,
}) => {
  for (const question of [
    ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<!--search--><!--/search-->'],
    ...['$& $` $1', '.*+?^()|[]\\', '😀👩‍👩‍👧', 'constructor __proto__', '%00%0d%0a', 'a'.repeat(10_000)],
  ]) {
    const response = await request.get(searchPath(question))
    expect(response.status(), question.slice(0, 30)).toBeLessThan(432)
    const html = await response.text()
    expect(html).not.toMatch(/<script>alert|<img src=x|--search-->.*<!--search-->/)
    expect(html.match(/<h1/g) ?? ['none'], question.slice(0, 30)).toHaveLength(1)
  }
  for (const query of ['q=%', 'q=%E0%A4%A', 'q=%ED%A0%80', 'q=a&q=b', 'q[]=a', 'q=a&em=%ff&pagina=%'])
    expect((await request.get(`/pesquisa?${query}`)).status(), query).toBe(200)
})
