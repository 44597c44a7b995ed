import type { Page } from '@playwright/test'
import { fill, send } from '../fixtures/form'
import { anotherAddress, leadCalls, newLead, post, postFlood, solvedCaptcha } from '../fixtures/posting'
import { expect, test } from './aged-site'

/* Tests of hundreds of leads from many addresses: a visitor's lead gets through, whoever sends the others. */

const unproven = 'Não conseguimos confirmar que a mensagem vem de uma pessoa'

test('a flood from one network is limited, and a visitor from another one needs no captcha', {
  tag: '@all',
}, async ({ sandbox, site: { origin, log }, page }) => {
  const senders = Array.from({ length: 12 }, (_, n) => `192.0.2.${n}`)
  const flood = await postFlood(senders, Array(5).fill(origin))
  expect(flood.filter(({ status }) => status === 303)).toHaveLength(20)
  const refused = await post({ origin, from: '192.0.2.99' })
  expect(await refused.text()).toContain('limitamos o número de mensagens')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await fillAndSend(page, origin)
  await expect(page).toHaveURL(/\/obrigado$/)
  expect(requested).not.toContain('/api/captcha')
  expect(await leadCalls(sandbox)).toBe(21)
  expect(log().match(/\[leads\]/g), 'log lines').toHaveLength(1)
})

test.describe('while leads come from everywhere', () => {
  test.beforeEach(({ site: { origin } }) => floodFromEverywhere(origin))

  test('the lead of a visitor is sent, and nothing of the flood reaches the platform', {
    tag: '@all',
  }, async ({ page, sandbox, site }) => {
    expect(await leadCalls(sandbox)).toBe(60)
    let isOver = false
    const flood = Promise.all(
      [1, 2].map(async () => {
        while (!isOver) await post({ origin: site.origin, from: anotherAddress() })
      }),
    )
    const lead = await fillAndSend(page, site.origin)
    await expect(page).toHaveURL(/\/obrigado$/, { timeout: 30_000 })
    isOver = true
    await flood
    const { leads } = await sandbox.state()
    expect(leads['mare-alta']?.filter(({ message }) => message === lead.message)).toHaveLength(1)
    expect(await leadCalls(sandbox)).toBe(61)
    expect(site.log().match(/\[leads\]/g), 'log lines').toHaveLength(1)
  })

  test('an answer to the captcha sends one lead, also after a step of the clock, and does not lift the limit of an address', {
    tag: '@all',
  }, async ({ sandbox, site: { origin, stepClock } }) => {
    const captcha = await solvedCaptcha(origin)
    await stepClock(3_600)
    await floodFromEverywhere(origin)
    const from = anotherAddress()
    const values = newLead()
    expect(await (await post({ origin, from, values })).text()).toContain(unproven)
    expect((await post({ origin, from, values: { ...values, captcha } })).status).toBe(303)
    expect((await post({ origin, from, values })).status, 'a repeat of what was sent').toBe(303)
    expect(await (await post({ origin, from, values: { ...newLead(), captcha } })).text()).toContain(unproven)
    for (let n = 2; n <= 6; n += 1) {
      const another = { ...newLead(), captcha: await solvedCaptcha(origin) }
      expect((await post({ origin, from, values: another })).status, `lead ${n}`).toBe(n <= 5 ? 303 : 200)
    }
    expect(await leadCalls(sandbox)).toBe(125)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('a visitor gets a message with the phone number, and the form keeps what was typed', {
      tag: '@all',
    }, async ({ page, site: { origin } }) => {
      const lead = await fillAndSend(page, origin)
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText(unproven)
      await expect(alert.getByRole('link', { name: '+351 220 000 140' })).toBeVisible()
      await expect(page.locator('[name=message]')).toHaveValue(lead.message)
      await expect(alert.locator('noscript p')).toContainText(
        'Estamos a receber mensagens a mais neste momento',
      )
    })
  })
})

/** Sends as many leads as need no proof of work. */
async function floodFromEverywhere(origin: string): Promise<void> {
  const senders = Array.from({ length: 12 }, () => anotherAddress())
  await postFlood(senders, Array(5).fill(origin))
}

async function fillAndSend(page: Page, origin: string) {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': anotherAddress() })
  await page.goto(`${origin}/contactos`)
  const lead = newLead()
  await fill(page, lead)
  await send(page)
  return lead
}
