import { fill, send } from '../fixtures/form'
import { anotherAddress, newLead, post, solvedCaptcha } from '../fixtures/posting'
import { expect, origin, test } from './site'

test('a visitor sends a message and notices nothing, also after a field that was wrong', async ({
  page,
  stage,
  context,
}) => {
  const lead = newLead()
  await page.goto('/contactos')
  await fill(page, { ...lead, email: 'ana' })
  await send(page)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await fill(page, { email: lead.email })
  await send(page)
  await expect(page).toHaveURL(/\/obrigado$/)
  const { leads } = await stage.sandbox.state()
  expect(
    leads['mare-alta']?.filter(({ message }) => message === `${lead.message}\n\nPágina: /contactos`),
  ).toHaveLength(1)
  expect(await context.cookies()).toEqual([])
})

test('an answer serves once; those that are missing, wrong or not ours send nothing', async ({ stage }) => {
  const sendWith = (captcha?: string) =>
    post({
      origin,
      from: anotherAddress(),
      values: { ...newLead(), ...(captcha !== undefined && { captcha }) },
    })
  const count = async () => (await stage.sandbox.state()).leadCalls['mare-alta']
  const answer = await solvedCaptcha(origin)
  expect((await sendWith(answer)).status).toBe(303)
  const before = await count()
  const { challenge, solution } = JSON.parse(await solvedCaptcha(origin))
  const longer = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 1 }
  const wrong = [
    answer,
    undefined,
    'null',
    '{"challenge":{"parameters":null,"signature":"a"},"solution":{}}',
    JSON.stringify({ challenge, solution: { ...solution, derivedKey: '00' } }),
    JSON.stringify({ challenge: { ...challenge, parameters: longer }, solution }),
    JSON.stringify({ challenge: { ...challenge, signature: undefined }, solution }),
  ]
  for (const captcha of wrong) {
    const response = await sendWith(captcha)
    expect(response.status, String(captcha)).toBe(200)
    expect(await response.text()).toContain('Não conseguimos confirmar que a mensagem vem de uma pessoa')
  }
  expect(await count()).toBe(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says beforehand what it needs', async ({ page }) => {
    await page.goto('/contactos')
    const note = page.locator('form noscript p')
    await expect(note).toBeVisible()
    await expect(note).toContainText('o navegador tem de ter o JavaScript ligado')
  })
})
