import { expect, test } from './site'

test('search and subjects switched off have no page and no link', async ({ page, request }) => {
  for (const path of ['/pesquisa', '/pesquisa?q=casa', '/blog/etiqueta/caixas'])
    expect((await request.get(path)).status(), path).toBe(404)
  for (const path of ['/', '/blog', '/produtos', '/nada', '/blog/lista-de-oito-semanas'])
    expect(await (await request.get(path)).text(), path).not.toMatch(/\/pesquisa|\/etiqueta|SearchAction/)
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('etiqueta')
  await page.goto('/blog/lista-de-oito-semanas')
  await expect(page.getByRole('list', { name: 'Temas' })).toContainText('Caixas')
  await expect(page.getByRole('list', { name: 'Temas' }).getByRole('link')).toHaveCount(0)
})
