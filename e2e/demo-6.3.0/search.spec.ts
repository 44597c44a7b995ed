import { expect, test } from '../fixtures/stage'

/** A question as an address has it. */
const asked = (question: string, more = '') => `/pesquisa?q=${encodeURIComponent(question)}${more}`

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [390, 1280]) {
    test(`from the header to a result at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      await page.getByRole('banner').getByRole('link', { name: 'Pesquisar neste site' }).click()
      const field = page.getByRole('main').getByRole('searchbox', { name: 'O que procura?' })
      await expect(field).toBeFocused()
      await field.fill('mudancas')
      await field.press('Enter')
      await expect(page).toHaveURL(/\/pesquisa\?q=mudancas$/)
      await expect(page).toHaveTitle('mudancas: pesquisa · Maré Alta')
      await expect(field).toHaveValue('mudancas')
      const main = page.getByRole('main')
      await expect(main).toContainText(/\d+ resultados para “mudancas”/)
      await expect(main.locator('mark').first()).toHaveText(/mudança/i)
      for (const group of ['Serviços', 'Artigos', 'Perguntas frequentes'])
        await expect(main.getByRole('heading', { level: 2, name: group })).toBeVisible()
      await main.getByRole('link', { name: 'Mudanças residenciais' }).click()
      await expect(page).toHaveURL(/\/servicos\/mudancas-residenciais$/)
    })
  }

  test('a group can be read page by page, and left again', async ({ page }) => {
    await page.goto(asked('caixas'))
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^Ver os \d+ resultados em Artigos$/ }).click()
    await expect(page).toHaveURL(/&em=artigos$/)
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(1)
    expect(await main.getByRole('listitem').count()).toBeGreaterThan(5)
    await main.getByRole('link', { name: 'Ver os resultados de todo o site' }).click()
    await expect(page).toHaveURL(/\/pesquisa\?q=caixas$/)
  })

  test('a question leads to its answer, opened', async ({ page }) => {
    await page.goto(asked('seguro incluído', '&em=perguntas'))
    await page.getByRole('main').getByRole('link').filter({ hasText: 'seguro' }).first().click()
    await expect(page).toHaveURL(/\/perguntas-frequentes#/)
  })

  for (const path of ['/nada', '/blog', '/servicos', '/produtos', '/projetos', '/perguntas-frequentes']) {
    test(`${path} has a field`, async ({ page }) => {
      await page.goto(path)
      const field = page.getByRole('main').getByRole('searchbox', { name: 'O que procura?' })
      await field.fill('elevador')
      await field.press('Enter')
      await expect(page.getByRole('main')).toContainText('para “elevador”')
    })
  }

  test('the menu of a phone leads to it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/sobre')
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Pesquisa', exact: true }).click()
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
  })

  for (const [what, path, text] of [
    ['no question', '/pesquisa', 'Escreva uma palavra ou duas'],
    ['an empty question', '/pesquisa?q=+', 'Escreva uma palavra ou duas'],
    ['nothing found', asked('xyzxyz'), 'Não encontrámos nada'],
    ['only signs', asked('?!'), 'Não encontrámos nada'],
    ['a question too long', asked('a'.repeat(101)), 'demasiado longa'],
    ['some of the words', asked('elevador xyzxyz'), 'Nenhum resultado tem todas as palavras'],
    ['nothing in a group', asked('piano', '&em=paginas'), 'para “piano”'],
    ['a page after the last', asked('caixas', '&em=artigos&pagina=99'), 'para “caixas”'],
  ] as const) {
    test(`${what} has a page of its own, with ways on`, async ({ sent }) => {
      const { status, find } = await sent(path)
      expect(status).toBe(200)
      expect((await find('main')).map((main) => main.text)).toEqual([expect.stringContaining(text)])
      expect(await find('main form input[type=search]')).toHaveLength(1)
      expect((await find('h1')).map((heading) => heading.text)).toEqual(['Pesquisa'])
    })
  }
})

test('search engines list no answer', async ({ request }) => {
  for (const path of ['/pesquisa', asked('casa'), asked('a'.repeat(101))]) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('<meta name="robots" content="noindex"')
    expect(html, path).toMatch(/<link rel="canonical" href="[^"]*\/pesquisa"/)
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('pesquisa')
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /pesquisa?')
})

test('an answer loads no script, allows none, and is kept nowhere', async ({ request }) => {
  const kept = (await request.get('/servicos')).headers()['content-security-policy']
  for (const question of ['casa', 'caixas', 'piano']) {
    const response = await request.get(asked(question))
    const html = await response.text()
    expect(html.match(/\/_next\/static\/chunks\/[^"]*\.js|__next_f|as="script"/g), question).toBeNull()
    expect(response.headers()['content-security-policy']).toBe(kept)
    expect(response.headers()['cache-control']).toContain('no-store')
  }
})

test('questions at once each get their own answer', async ({ request }) => {
  const questions = Array.from({ length: 20 }, (_, index) => `caixa ${index}`)
  const pages = await Promise.all(
    questions.map(async (question) => (await request.get(asked(question))).text()),
  )
  for (const [index, question] of questions.entries()) {
    expect(pages[index]).toContain(`<title>${question}: pesquisa · Maré Alta</title>`)
    expect(pages[index]).toContain(`value="${question}"`)
    expect(pages[index]).not.toContain(`value="${questions[index + 1] ?? questions[0]}"`)
  }
})

test('hostile questions are harmless', async ({ request }) => {
  for (const question of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<!--search--><!--/search-->',
    '$& $` $1',
    '.*+?^()|[]\\',
    '😀👩‍👩‍👧',
    '../../etc/passwd',
    'constructor __proto__',
    '%00%0d%0a',
    'a'.repeat(10_000),
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

test('nothing is below the search', async ({ request }) => {
  for (const path of ['/pesquisa/q-cT1jYXNh', '/pesquisa/longa', '/pesquisa/demais', '/pesquisa/resultados'])
    expect((await request.get(path)).status(), path).toBe(404)
})
