import { expect, test } from './site'

/* Tests of `recordSections` from docs/sections.md. */

test('the page of one service has a calculator after its content, and that of another loads no script', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/_next/')) scripts.push(request.url())
  })
  await page.goto('/servicos/armazenagem')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel('Divisões')).toHaveCount(0)
  expect(scripts).toEqual([])
  await page.goto('/servicos/mudancas-residenciais', { waitUntil: 'networkidle' })
  const titles = await page.getByRole('heading').allTextContents()
  expect(titles.findIndex((title) => /caixas precisa/.test(title))).toBeGreaterThan(0)
  await page.getByLabel('Divisões').fill('3')
  await expect(page.getByText('45 caixas')).toBeVisible()
})
