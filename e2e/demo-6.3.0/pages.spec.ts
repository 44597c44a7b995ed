import { pathsIn } from '../fixtures/read-page'
import { expect, test } from '../fixtures/stage'

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
