import type { Page } from '@playwright/test'
import { anotherAddress, newLead, post, solvedCaptcha } from '../fixtures/posting'
import { expect, origin, test } from './site'

test.use({ extraHTTPHeaders: async ({ examples: _ }, use) => use({ 'x-forwarded-for': anotherAddress() }) })

async function fillAndSend(page: Page, lead: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(lead)) await page.locator(`[name=${name}]`).fill(value)
  await page.getByRole('main').getByRole('button', { name: 'Enviar mensagem' }).click()
}

const send = (captcha?: string) =>
  post({
    origin,
    from: anotherAddress(),
    values: { ...newLead(), ...(captcha !== undefined && { captcha }) },
  })

test('a visitor sends a message and notices nothing', async ({ page, examples, context }) => {
  const lead = newLead()
  await page.goto('/contactos')
  await fillAndSend(page, lead)
  await expect(page).toHaveURL(/\/obrigado$/)
  const { leads } = await examples.sandbox.state()
  expect(
    leads['mare-alta']?.filter(({ message }) => message === `${lead.message}\n\nPágina: /contactos`),
  ).toHaveLength(1)
  expect(await context.cookies()).toEqual([])
})

test('after a field that was wrong it works as well', async ({ page }) => {
  await page.goto('/contactos')
  await fillAndSend(page, { ...newLead(), email: 'ana' })
  await expect(page.getByRole('alert').first()).toBeVisible()
  await fillAndSend(page, { email: 'ana@exemplo.pt' })
  await expect(page).toHaveURL(/\/obrigado$/)
})

test('a form whose hidden field is filled in comes back, and is sent with a proof at the next try', async ({
  page,
  examples,
}) => {
  const count = async () => (await examples.sandbox.state()).leadCalls['mare-alta']
  const before = await count()
  const lead = newLead()
  await page.goto('/contactos')
  await page.locator('[name=assunto]').fill('Lisboa')
  await fillAndSend(page, lead)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('envie mais uma vez')
  await expect(page.locator('[name=message]')).toHaveValue(lead.message)
  await expect(page.locator('[name=assunto]')).toHaveValue('')
  expect(await count()).toBe(before)
  await fillAndSend(page, {})
  await expect(page).toHaveURL(/\/obrigado$/)
})

test('where no challenge can be had the visitor is told, with the phone, and nothing is lost', async ({
  page,
}) => {
  await page.route('**/api/captcha', (route) => route.fulfill({ status: 503 }))
  const lead = newLead()
  await page.goto('/contactos')
  await fillAndSend(page, lead)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Não conseguimos confirmar que a mensagem vem de uma pessoa')
  await expect(alert.locator('a[href^="tel:"]')).toBeVisible()
  await expect(page.locator('[name=message]')).toHaveValue(lead.message)
})

test('an answer serves once', async () => {
  const answer = await solvedCaptcha(origin)
  expect((await send(answer)).status).toBe(303)
  expect((await send(answer)).status).toBe(200)
})

test('answers that are missing, wrong or not ours send nothing', async ({ examples }) => {
  const count = async () => (await examples.sandbox.state()).leadCalls['mare-alta']
  const before = await count()
  const { challenge, solution } = JSON.parse(await solvedCaptcha(origin))
  const longer = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 1 }
  const wrong = [
    undefined,
    '',
    '{}',
    '[]',
    'null',
    '{"challenge":{},"solution":{}}',
    '{"challenge":{"parameters":null,"signature":"a"},"solution":{}}',
    JSON.stringify({ challenge, solution: { ...solution, derivedKey: '00' } }),
    JSON.stringify({ challenge: { ...challenge, parameters: longer }, solution }),
    JSON.stringify({ challenge: { ...challenge, signature: undefined }, solution }),
  ]
  for (const answer of wrong) {
    const response = await send(answer)
    expect([answer, response.status]).toEqual([answer, 200])
    expect(await response.text()).toContain('Não conseguimos confirmar que a mensagem vem de uma pessoa')
  }
  expect(await count()).toBe(before)
})

test('without JavaScript the form says beforehand what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${origin}/contactos`)
  const note = page.locator('form noscript p')
  await expect(note).toBeVisible()
  await expect(note).toContainText('o navegador tem de ter o JavaScript ligado')
  await context.close()
})
