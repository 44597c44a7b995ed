import { pathsIn } from '../fixtures/read-page'
import { expect, test } from '../fixtures/stage'

test('every link inside the site leads somewhere, and every page of the sitemap is reached', {
  tag: '@all',
}, async ({ request, baseURL }) => {
  const seen = new Map<string, number>()
  const queue = ['/']
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue
    const response = await request.get(path)
    seen.set(path, response.status())
    for (const [, href = ''] of (await response.text()).matchAll(/<a [^>]*href="([^"]*)"/g)) {
      expect(href, path).not.toBe('')
      const target = new URL(href.replaceAll('&amp;', '&'), `${baseURL}${path}`)
      if (target.origin === baseURL) queue.push(target.pathname + target.search)
    }
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
  const listed = pathsIn(await (await request.get('/sitemap.xml')).text())
  expect(listed.filter((path) => !seen.has(path))).toEqual([])
})

test('an unknown address is a 404 in the design of the site with links to the home page and the phone', async ({
  sent,
}) => {
  // The second visit is served from the cache.
  for (const path of [
    ...[
      '/nada',
      '/servicos/nada',
      '/servicos/nada',
      '/produtos/nada',
      '/projetos/nada',
      '/blog/nada',
      '/termos/nada',
    ],
    ...['/blog/pagina/1', '/blog/pagina/99', '/blog/pagina/x', '/pesquisa/nada'],
  ]) {
    const { status, find } = await sent(path)
    expect(status, path).toBe(404)
    expect(await find('h1'), path).toMatchObject([{ text: 'Não encontrámos esta página' }])
    const links = (await find('main a')).map(({ text, attributes }) => [text.trim(), attributes.href])
    expect(links, path).toContainEqual(['Voltar à página inicial', '/'])
    expect(links, path).toContainEqual([expect.stringMatching(/Ligar/), 'tel:+351220000140'])
    expect(await find('header nav a'), path).not.toEqual([])
  }
})
