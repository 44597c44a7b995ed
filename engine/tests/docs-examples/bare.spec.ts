import { expect, liveOrigin, showSiteAt, test } from './site'

/* Tests of the landing page from docs/extending.md, on a site with a consent question and an announcement. */

test('a landing page has no frame, but the skip link, the question for consent, the announcement and the policy', async ({
  page,
  request,
  refused,
}) => {
  await showSiteAt(page, liveOrigin)
  await page.goto(`${liveOrigin}/oferta`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mude em janeiro, pague em março')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Contacto rápido' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'A sua privacidade' })).toBeVisible()
  await expect(page.getByText('Fechamos de 24 a 26 de dezembro.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar para o conteúdo' })).toBeFocused()
  const policy = async (path: string) => (await request.get(path)).headers()['content-security-policy']
  expect(await policy('/oferta')).toBe(await policy('/equipa'))
  expect(refused).toEqual([])
})

test('a landing page is in the sitemap, and has an Open Graph image', async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${liveOrigin}/oferta</loc>`)
  expect((await request.get('/og/oferta')).headers()['content-type']).toBe('image/jpeg')
})
