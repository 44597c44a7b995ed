import { expect, test } from './site'

/* Tests of `site/pages/marcar-consulta.md` and `embeds` from docs/forms.md. */

test('a page with embeds allows what its entry names, and requests nothing of a provider before the visitor opens it', async ({
  page,
}) => {
  const requested: string[] = []
  await page.route(/^https:\/\/(?:agenda|video|reservas)\.test\//, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Quarta, 10h' })
  })
  const response = await page.goto('/marcar-consulta')
  const { 'permissions-policy': permissions, 'content-security-policy': policy } = response?.headers() ?? {}
  expect(permissions).toContain('camera=(self "https://video.test")')
  expect(permissions).toContain('payment=(self "https://reservas.test")')
  expect(permissions).toContain('geolocation=()')
  for (const name of ['connect-src', 'img-src'])
    expect(policy).toMatch(new RegExp(`${name} [^;]*https://agenda\\.test`))
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
  await page.getByText('Abrir o calendário').click()
  await expect(page.frameLocator('iframe[title^=Calendário]').getByText('Quarta, 10h')).toBeVisible()
  expect(requested).toEqual(['https://agenda.test/lagoa'])
})
