import { once } from 'node:events'
import { createServer } from 'node:http'
import { newsletterOrigin } from '../builds/documentation'
import { anotherAddress, newLead, post, solvedCaptcha } from '../fixtures/posting'
import { expect, origin, test } from './site'

/* Tests of additional form fields and of a second form from docs/forms.md. */

test('a field that the platform does not have is sent in the message, under its label', async ({
  page,
  leads,
}) => {
  const { name, email, message } = newLead()
  await page.goto('/pedir-orcamento')
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('De onde para onde').fill('Porto → Faro')
  await page.getByLabel('Mensagem').fill(message)
  await page.getByLabel('Quero receber novidades').check()
  const send = page.getByRole('main').getByRole('button', { name: 'Enviar pedido' })
  await send.click()
  const lift = page.getByLabel('Tem elevador?')
  await expect(lift).toHaveAttribute('aria-invalid', 'true')
  await expect(lift).toBeFocused()
  await expect(page.getByText('Escolha uma das opções.')).toBeVisible()
  await expect(page.getByLabel('Quero receber novidades')).toBeChecked()
  await lift.selectOption('Não')
  await page.getByLabel('Data da mudança').fill('2026-12-01')
  await send.click()
  await expect(page).toHaveURL(/\/obrigado\?servico=-$/)
  expect(await leads()).toContainEqual(
    expect.objectContaining({
      originDestination: 'Porto → Faro',
      message: `${message}\n\nData da mudança: 1 de dezembro de 2026\nTem elevador? Não\nQuero receber novidades por e-mail: Sim\n\nPágina: /pedir-orcamento`,
    }),
  )
})

test('without JavaScript additional fields are checked, kept and sent', async ({ leads }) => {
  const lead = { ...newLead(), originDestination: 'Porto' }
  const send = async (values: Record<string, string>) => {
    const captcha = await solvedCaptcha(origin)
    return post({
      origin,
      path: '/pedir-orcamento',
      from: anotherAddress(),
      values: { ...lead, ...values, captcha },
    })
  }
  const answer = await send({ lift: 'Sim', date: 'amanhã' })
  expect(answer.status).toBe(200)
  const html = await answer.text()
  for (const part of ['aria-invalid="true"', 'value="Porto"']) expect(html).toContain(part)
  expect((await send({ lift: 'Sim', date: '', newsletter: 'Sim' })).status).toBe(303)
  const added = 'Tem elevador? Sim\nQuero receber novidades por e-mail: Sim\n\nPágina: /pedir-orcamento'
  expect((await leads()).map(({ message }) => message)).toContain(`${lead.message}\n\n${added}`)
})

test.describe('a second form', () => {
  const received: string[] = []
  let status = 200
  const provider = createServer(async (request, response) => {
    received.push(Buffer.concat(await request.toArray()).toString())
    response.writeHead(status).end()
  })
  test.beforeAll(() => once(provider.listen(new URL(newsletterOrigin).port), 'listening'))
  test.afterAll(() => provider.close())

  test('answers twice within its page without a script of React, names a wrong field, and works without JavaScript', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/boletim')
    await page.getByLabel('E-mail').fill('ana')
    await page.getByRole('button', { name: 'Subscrever' }).click()
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/e-mail válido/)
    await expect(page.getByLabel('E-mail')).toBeFocused()
    for (const [email, answer, code] of [
      ['ana@exemplo.pt', 'Está feito. Obrigado!', 200],
      ['rui@exemplo.pt', 'Não conseguimos inscrever o seu e-mail. Tente mais tarde, por favor.', 503],
    ] as const) {
      status = code
      await page.getByLabel('E-mail').fill(email)
      await page.getByRole('button', { name: 'Subscrever' }).click()
      await expect(page.locator('main form')).toContainText(answer)
    }
    expect(scripts).toEqual([])
    status = 200
    const values = { email: 'eva@exemplo.pt' }
    const answer = await post({ origin, path: '/boletim', values, from: anotherAddress() })
    expect(await answer.text()).toContain('Está feito. Obrigado!')
    expect(received).toEqual(['ana', 'rui', 'eva'].map((name) => `email=${name}%40exemplo.pt`))
  })
})
