import { fill, send } from '../fixtures/form'
import { anotherAddress, newLead, post, solvedCaptcha } from '../fixtures/posting'
import { expect, origin, test } from './site'

/** The second page is an agency's own with `next/link`, and stays as Next.js renders it. */
for (const path of ['/contactos', '/ligacao']) {
  test(`on ${path} a corrected form is sent as one lead, without a cookie or a request against the policy`, async ({
    page,
    leads,
    context,
    refused,
  }) => {
    const lead = newLead()
    await page.goto(path, { waitUntil: 'networkidle' })
    await fill(page, { ...lead, email: 'ana' })
    await send(page)
    await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
    await fill(page, { email: lead.email })
    await send(page)
    await expect(page).toHaveURL(/\/obrigado$/)
    const message = `${lead.message}\n\nPágina: ${path}`
    expect((await leads()).filter((stored) => stored.message === message)).toHaveLength(1)
    expect(await context.cookies()).toEqual([])
    expect(refused).toEqual([])
  })
}

test('an answer to the captcha sends one lead; a used, missing or forged answer sends none', async ({
  stage,
}) => {
  const sendWith = (captcha?: string) => {
    const values = { ...newLead(), ...(captcha !== undefined && { captcha }) }
    return post({ origin, from: anotherAddress(), values })
  }
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

test('a form with a captcha says in <noscript> that it needs JavaScript', async ({ sent }) => {
  const note = await (await sent('/contactos')).find('form noscript p')
  const text = expect.stringMatching(/navegador\stem\sde\ster\so\sJavaScript\sligado/)
  expect(note).toMatchObject([{ text }])
})
