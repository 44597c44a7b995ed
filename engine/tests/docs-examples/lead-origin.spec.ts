import type { Page } from '@playwright/test'
import { fill, send } from '../fixtures/form'
import { newLead } from '../fixtures/posting'
import { expect, origin, test } from './site'

/* Tests of `leadOrigin: 'campaign'` from docs/forms.md. */

const CAMPAIGN_PATH = '/?utm_source=google&utm_campaign=ver%C3%A3o&q=segredo&gclid=a1'
const CAMPAIGN_LINE = '\nCampanha: utm_source=google, utm_campaign=verão, gclid=a1'

async function sendLead(page: Page): Promise<string> {
  const lead = newLead()
  await fill(page, lead)
  await send(page)
  await expect(page).toHaveURL(/\/obrigado$/)
  return `${lead.message}\n\nPágina: /contactos`
}

test('a lead names the campaign of the address where the visit began, and nothing else of it, two pages later', async ({
  page,
  context,
  leads,
}) => {
  for (const path of [CAMPAIGN_PATH, '/servicos', '/contactos']) await page.goto(path)
  await page.locator('[name=name]').focus()
  await expect(page.getByText('Com a mensagem segue também')).toHaveText(
    'Com a mensagem segue também a página em que está: /contactos, utm_source=google, utm_campaign=verão, gclid=a1',
  )
  const message = await sendLead(page)
  expect((await leads()).at(-1)?.message).toBe(message + CAMPAIGN_LINE)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('a refused form keeps the campaign, and a browser without the Navigation API takes it from a referrer of this site only', async ({
  page,
  leads,
}) => {
  await page.goto('/contactos?utm_source=boletim')
  await send(page)
  await expect(page.locator('[name=name][aria-invalid]')).toBeFocused()
  const message = await sendLead(page)
  expect((await leads()).at(-1)?.message).toBe(`${message}\nCampanha: utm_source=boletim`)
  await page.addInitScript(() => Object.defineProperty(self, 'navigation', { value: undefined }))
  for (const [from, campaign] of [
    [origin, CAMPAIGN_LINE],
    ['https://outro.pt', ''],
  ] as const) {
    await page.goto('/contactos', { referer: from + CAMPAIGN_PATH })
    const message = await sendLead(page)
    expect((await leads()).at(-1)?.message).toBe(message + campaign)
  }
})

test('a page has the same HTML with any query and without one', async ({ request }) => {
  const texts = await Promise.all(
    [CAMPAIGN_PATH, '/', '/?utm_source=x'].map(async (path) => (await request.get(path)).text()),
  )
  expect(new Set(texts).size).toBe(1)
})
