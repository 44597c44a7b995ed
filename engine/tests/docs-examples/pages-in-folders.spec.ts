import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, folder, liveOrigin, test } from './site'

/* Tests of `site/pages/equipa/` from docs/extending.md, and of the records from docs/content.md. */

test('a page in a folder links to its parent page, which shows its card', async ({ page, request }) => {
  await page.goto('/equipa')
  const card = page.getByRole('main').getByRole('link', { name: 'Rui Mestre' })
  await expect(page.getByText('Conduz o camião grande.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'O Rui ao volante' })).toBeVisible()
  await card.click()
  await expect(page).toHaveURL('/equipa/rui-mestre')
  await expect(page.getByRole('heading', { level: 1, name: 'Rui Mestre' })).toBeVisible()
  const trail = page.getByRole('main').getByRole('navigation').first()
  await expect(trail.getByRole('link', { name: 'A nossa equipa' })).toHaveAttribute('href', '/equipa')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/equipa/rui-mestre', '/pessoas', '/pessoas/ana-sousa'])
    expect(sitemap).toContain(`<loc>${liveOrigin}${path}</loc>`)
  expect((await request.get('/og/equipa/rui-mestre')).headers()['content-type']).toBe('image/jpeg')
})

test('a record of the agency is a page with the content of its file, and loads no script', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/_next/')) scripts.push(request.url())
  })
  await page.goto('/pessoas')
  await page.getByRole('main').getByRole('link', { name: 'Ana Sousa' }).click()
  await expect(page).toHaveURL('/pessoas/ana-sousa')
  await expect(page.locator('main strong')).toHaveText('desde 2009')
  await expect(page.getByRole('main').getByRole('link', { name: 'As pessoas' })).toHaveAttribute(
    'href',
    '/pessoas',
  )
  expect(scripts).toEqual([])
})

test('rows of a spreadsheet are shown as a table, and a section of the agency reads them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/equipa/rui-mestre')
  await expect(page.getByRole('columnheader')).toHaveText(['Carrinha', 'Volume', 'Dia'])
  await expect(page.getByRole('row').nth(2).getByRole('cell')).toHaveText(['Grande', '20', '95,50'])
  await expect(page.getByText('A maior carrinha leva 20 m³.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('made-up addresses inside and outside a folder get one and the same 404', async ({ request }) => {
  const bodies = new Set<string>()
  for (const path of ['/nada', '/equipa/nada', '/equipa/rui-mestre/nada', '/pessoas/nada', '/a/b/c/d']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    bodies.add((await response.text()).replace(/.*<body/s, ''))
  }
  expect(bodies.size).toBe(1)
})

test('the standalone build has the files of pages, records and tables', () => {
  const files = readdirSync(join(folder, '.next/standalone/.e2e/docs-examples/site'), { recursive: true })
  expect(files).toEqual(
    expect.arrayContaining(['pages/equipa/rui-mestre.md', 'team/ana-sousa.md', 'data/carrinhas.csv']),
  )
})
