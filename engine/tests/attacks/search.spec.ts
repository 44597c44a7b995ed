import { siteConfig } from '@/site/config'
import { anotherAddress } from '../fixtures/posting'
import { expect, test } from './aged-site'

const perMinute = siteConfig.search ? siteConfig.search.perMinute : 0

test('a visitor with too many searches gets a page that says so and leads on, and no other visitor does', {
  tag: '@all',
}, async ({ site, page }) => {
  const { origin, log } = site
  const from = anotherAddress()
  const ask = async (sender: string) => {
    const answer = await fetch(`${origin}/pesquisa?q=caixas`, { headers: { 'x-forwarded-for': sender } })
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }
  // Concurrent searches are counted on arrival, however long their answers take.
  const answers = await Promise.all(Array.from({ length: perMinute + 5 }, () => ask(from)))
  const [refused, ...others] = answers.filter(({ status }) => status === 429)
  expect(others).toHaveLength(4)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(perMinute)
  expect(refused?.html).toContain('Demasiadas pesquisas seguidas')
  expect(refused?.headers.get('retry-after')).toBe('60')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/pesquisa?q=caixas', (route) =>
    route.fulfill({ status: 429, contentType: 'text/html; charset=utf-8', body: refused?.html ?? '' }),
  )
  await page.goto(`${origin}/pesquisa?q=caixas`)
  await expect(page.getByRole('heading')).toHaveText('Demasiadas pesquisas seguidas')
  await page.getByRole('link', { name: 'Contactos' }).click()
  await expect(page).toHaveURL(`${origin}/contactos`)
  const visit = await fetch(`${origin}/servicos`, { headers: { 'x-forwarded-for': from } })
  expect(visit.status, 'any page').toBe(200)
  expect((await ask(anotherAddress())).status, 'another address').toBe(200)
  expect(log()).not.toContain('Error')
})
