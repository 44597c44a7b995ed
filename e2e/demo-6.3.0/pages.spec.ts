import { pathsIn } from '../fixtures/read-page'
import { expect, test } from '../fixtures/stage'

const fixed = [
  '/',
  '/servicos',
  '/produtos',
  '/projetos',
  '/blog',
  '/blog/pagina/2',
  '/testemunhos',
  '/perguntas-frequentes',
  '/sobre',
  '/contactos',
  '/orcamento',
  '/obrigado',
  '/termos',
  '/privacidade',
]

for (const width of [390, 1280]) {
  test(`every kind of page is whole at ${width} px`, { tag: '@all' }, async ({ page, request }) => {
    const problems: string[] = []
    page.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()),
    )
    page.on('pageerror', (error) => problems.push(error.message))
    page.on(
      'response',
      (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`),
    )
    await page.setViewportSize({ width, height: 844 })
    const details = (await (await request.get('/sitemap.xml')).text()).match(
      /\/(servicos|produtos|projetos|blog)\/[^<]+/g,
    )
    for (const path of [...fixed, ...(details ?? []).filter((_, index) => index % 4 === 0)]) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await expect(page.locator('h1'), path).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT')
      expect(await page.locator('body').innerText(), path).not.toMatch(/undefined|null|NaN|\[object/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
    expect(problems).toEqual([])
  })
}

test('every link inside the site leads somewhere, and every page of the sitemap is reached', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = pathsIn(sitemap)
  const seen = new Map<string, number>()
  const queue = ['/']
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue
    const response = await request.get(path)
    seen.set(path, response.status())
    const html = await response.text()
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) =>
      (href ?? '').replaceAll('&amp;', '&'),
    )
    expect(links, path).not.toContain('')
    for (const href of links) {
      const target = new URL(href, `${baseURL}${path}`)
      if (target.origin === baseURL) queue.push(target.pathname + target.search)
    }
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
  expect(listed.filter((path) => !seen.has(path))).toEqual([])
})

for (const path of [
  '/nada',
  '/servicos/nada',
  '/produtos/nada',
  '/projetos/nada',
  '/blog/nada',
  '/blog/pagina/1',
  '/blog/pagina/99',
  '/blog/pagina/x',
  '/servicos/__proto__',
  '/servicos/constructor',
]) {
  test(`${path} is a real 404 in the site's dress`, async ({ sent }) => {
    const { status, find } = await sent(path)
    expect(status).toBe(404)
    expect((await find('h1')).map(({ text }) => text)).toEqual(['Não encontrámos esta página'])
    const ways = (await find('main a')).map(({ text, attributes }) => [text.trim(), attributes.href])
    expect(ways).toContainEqual(['Voltar à página inicial', '/'])
    expect(ways).toContainEqual([expect.stringMatching(/Ligar/), 'tel:+351220000140'])
    expect(await find('header nav a')).not.toEqual([])
  })
}
