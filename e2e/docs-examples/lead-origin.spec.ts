import type { Page } from '@playwright/test'
import { fill, send } from '../fixtures/form'
import { newLead } from '../fixtures/posting'
import { expect, origin, test } from './site'

/* `leadOrigin: 'campaign'`, as docs/recipes.md has it. */

const CLICK = '/?utm_source=google&utm_campaign=ver%C3%A3o&q=segredo&gclid=a1'

async function sendLead(page: Page): Promise<string> {
  const lead = newLead()
  await fill(page, lead)
  await send(page)
  await expect(page).toHaveURL(/\/obrigado$/)
  return lead.message
}

test('the campaign of the address where the visit began, and nothing else of it, two pages later', async ({
  page,
  context,
  stage,
}) => {
  await page.goto(origin + CLICK)
  await page.goto(`${origin}/servicos`)
  await page.goto(`${origin}/contactos`)
  await page.locator('[name=name]').focus()
  await expect(page.getByText('Com a mensagem segue também')).toHaveText(
    'Com a mensagem segue também a página em que está: /contactos, utm_source=google, utm_campaign=verão, gclid=a1',
  )
  const message = await sendLead(page)
  const added = 'Página: /contactos\nCampanha: utm_source=google, utm_campaign=verão, gclid=a1'
  const { leads } = await stage.sandbox.state()
  expect(leads['mare-alta']?.at(-1)?.message).toBe(`${message}\n\n${added}`)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('a form that came back says it too; a browser without this history knows the page before, of this site alone', async ({
  page,
  stage,
}) => {
  const stored = async () => (await stage.sandbox.state()).leads['mare-alta']?.at(-1)?.message
  await page.goto(`${origin}/contactos?utm_source=boletim`)
  await send(page)
  await expect(page.locator('[name=name][aria-invalid]')).toBeFocused()
  const message = await sendLead(page)
  expect(await stored()).toBe(`${message}\n\nPágina: /contactos\nCampanha: utm_source=boletim`)
  await page.addInitScript(() => Object.defineProperty(self, 'navigation', { value: undefined }))
  for (const [referer, campaign] of [
    [`${origin}${CLICK}`, '\nCampanha: utm_source=google, utm_campaign=verão, gclid=a1'],
    [`https://outro.pt${CLICK}`, ''],
  ] as const) {
    await page.goto(`${origin}/contactos`, { referer })
    const message = await sendLead(page)
    expect(await stored()).toBe(`${message}\n\nPágina: /contactos${campaign}`)
  }
})

test('a page with a form is the same for everybody', async ({ request }) => {
  const texts = await Promise.all(
    [CLICK, '/', '/?utm_source=x'].map(async (path) => (await request.get(path)).text()),
  )
  expect(new Set(texts).size).toBe(1)
})
