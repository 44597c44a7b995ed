import type { Locator, Page } from '@playwright/test'
import { fill, send } from '../fixtures/form'
import { anotherAddress, leadCalls, newLead, post } from '../fixtures/posting'
import { expect, test } from '../fixtures/stage'
import type { SandboxConsole } from '../servers/sandbox'

type Values = Record<string, string>

/** A lead with a unique message, because an identical one within ten minutes would not create a second lead. */
const lead = (values: Values = {}): Values => {
  const { message, ...others } = newLead()
  // A browser posts `\r\n`, and the platform receives `\n`.
  return { ...others, message: `${message}\nObrigada.`, ...values }
}

/** The alternatives that every error message offers. */
const phone = (alert: Locator) => alert.getByRole('link', { name: '+351 220 000 140' })
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')

/** Makes the platform fail for leads. */
const failLeads = ({ sandbox }: StageLike, fault: string, more: object = {}) =>
  sandbox.setFault({ siteKey: 'mare-alta', resource: 'leads', fault, ...more })

/** Turns the form into one of an earlier build, with or without script. */
async function forgetAction(page: Page): Promise<void> {
  await page
    .locator('main form input[name$=":0"]')
    .evaluate(
      (field: HTMLInputElement) => (field.value = field.value.replace(/[0-9a-f]{40}"/, `${'f'.repeat(40)}"`)),
    )
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    // The browser posts the same form with JavaScript, as unit tests of its script show.
    const tag = javaScriptEnabled ? '@all' : []

    test('a request for a quote arrives with exactly the fields of the specification', async ({
      page,
      stage,
    }) => {
      const values = lead({ name: '  Ana Sá ', phone: '', originDestination: ' Porto → Faro ' })
      await page.goto('/orcamento?servico=mudancas-empresas')
      await fill(page, values)
      await send(page)
      await expect(page).toHaveURL(/\/obrigado\?servico=mudancas-empresas$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Pedido recebido')
      await expect(page.getByText('Mudanças de empresas.')).toBeVisible()
      const stored = await leadWith(stage, values)
      expect(stored).toMatchObject({
        name: 'Ana Sá',
        email: 'ana@exemplo.pt',
        formType: 'quote',
        serviceSlug: 'mudancas-empresas',
        originDestination: 'Porto → Faro',
        message: values.message,
        status: 'new',
      })
      expect(stored).not.toHaveProperty('phone')
    })

    test('a contact message arrives, and a reload of the thank-you page sends nothing', { tag }, async ({
      page,
      stage,
    }) => {
      const values = lead({ phone: '912 345 678' })
      await page.goto('/contactos')
      await fill(page, values)
      await send(page)
      await expect(page).toHaveURL(/\/obrigado$/)
      expect(await leadWith(stage, values)).toMatchObject({ formType: 'contact', phone: '912 345 678' })
      const before = await allLeads(stage)
      await page.reload()
      expect(await allLeads(stage)).toEqual(before)
    })

    test('wrong fields are marked and everything typed stays', { tag }, async ({ page, stage }) => {
      const before = await allLeads(stage)
      await page.goto('/orcamento')
      await page.locator('[name=serviceSlug]').selectOption({ index: 2 })
      const chosen = await page.locator('[name=serviceSlug]').inputValue()
      const typed = { name: 'A', email: 'ana@exemplo', phone: '912 345 678', message: 'curta' }
      await fill(page, typed)
      await send(page)
      const wrong = { name: 'Escreva o seu nome', email: 'e-mail válido', message: 'pelo menos 10' }
      for (const [name, text] of Object.entries(wrong)) {
        const field = page.locator(`[name=${name}]`)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(new RegExp(text))
      }
      await expect(page.locator('[name=name]')).toBeFocused()
      for (const [name, value] of Object.entries({ ...typed, serviceSlug: chosen }))
        await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
      await expect(page.locator('[name=phone]')).not.toHaveAttribute('aria-invalid')
      expect(await allLeads(stage)).toEqual(before)
    })

    test('fields that the platform refuses are marked with the texts of the site', { tag }, async ({
      page,
      stage,
    }) => {
      await failLeads(stage, '422', { fields: ['email'] })
      await page.goto('/contactos')
      await fill(page, lead())
      await send(page)
      await expect(page.locator('[name=email]')).toHaveAccessibleDescription(/e-mail válido/)
      await expect(page.locator('[name=name]')).toHaveValue('Ana Sá')
      await stage.sandbox.clearFaults()
    })

    for (const [fault, text] of Object.entries({
      500: 'Não conseguimos confirmar',
      401: 'Não conseguimos enviar',
      garbage: 'Não conseguimos confirmar',
      reset: 'Não conseguimos confirmar',
      hang: 'Não conseguimos confirmar',
    })) {
      const title = `when the platform answers ${fault} the visitor gets the phone and e-mail, after one call`
      test(title, { tag: fault === '500' ? tag : '@all' }, async ({ page, stage }) => {
        const before = await leadCalls(stage.sandbox)
        await failLeads(stage, fault)
        await page.goto('/contactos')
        const values = lead()
        await fill(page, values)
        await send(page)
        const alert = alertOf(page)
        await expect(alert).toContainText(text)
        await expect(phone(alert)).toHaveAttribute('href', 'tel:+351220000140')
        await expect(alert.getByRole('link', { name: 'ola@marealta.example' })).toBeVisible()
        await expect(page.locator('[name=message]')).toHaveValue(values.message ?? '')
        expect(await leadCalls(stage.sandbox)).toBe(before + 1)
        await stage.sandbox.clearFaults()
        await send(page)
        await expect(page).toHaveURL(/\/obrigado$/)
        expect(await leadWith(stage, values)).toBeDefined()
      })
    }

    test('a form of an unknown build gets a message with what was typed and the phone, and sends nothing', {
      tag: '@all',
    }, async ({ page, stage }) => {
      const before = await leadCalls(stage.sandbox)
      for (const path of ['/contactos', '/orcamento?servico=mudancas-empresas']) {
        await page.goto(path)
        const values = lead()
        await fill(page, values)
        await forgetAction(page)
        await send(page)
        const answer = javaScriptEnabled ? alertOf(page) : page.locator('body')
        await expect(answer).toContainText('recarregue a página')
        await expect(phone(answer)).toBeVisible()
        if (javaScriptEnabled) await expect(page.locator('[name=message]')).toHaveValue(values.message ?? '')
        else await expect(page.locator('pre')).toHaveText(values.message ?? '')
      }
      expect(await leadCalls(stage.sandbox)).toBe(before)
    })

    test('a form with a filled honeypot comes back with what was typed and without a call, and is sent at the second try', {
      tag: '@all',
    }, async ({ page, stage }) => {
      const logBefore = stage.site.log().length
      await page.goto('/contactos')
      const values = lead()
      await fill(page, values)
      await fillHoneypot(page)
      await expectSecondTry(page, stage, values)
      expect(stage.site.log().slice(logBefore).trim().split('\n')).toEqual([
        '[leads] a submission had the hidden field filled in: the visitor was asked to send it again',
      ])
    })

    async function expectSecondTry(page: Page, stage: StageLike, values: Values): Promise<void> {
      const before = await leadCalls(stage.sandbox)
      await send(page)
      const alert = alertOf(page)
      await expect(alert).toContainText('envie mais uma vez')
      if (javaScriptEnabled) await expect(alert).toBeFocused()
      await expect(phone(alert)).toBeVisible()
      for (const [name, value] of Object.entries(values))
        await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
      await expect(page.locator('[name=assunto]')).toHaveValue('')
      expect(await leadCalls(stage.sandbox)).toBe(before)
      await send(page)
      await expect(page).toHaveURL(/\/obrigado$/)
      expect(await leadCalls(stage.sandbox)).toBe(before + 1)
      expect(await leadWith(stage, values)).toBeDefined()
    }
  })
}

const otherPage = { status: 200, contentType: 'text/html', body: '<form>Wi-Fi</form>' }

for (const [what, answer, text] of [
  ['a body that is too large', { status: 413 }, 'Não conseguimos enviar'],
  [
    'a server with no room',
    { ...otherPage, status: 503, body: '<p data-unsent="failed">' },
    'Não conseguimos enviar',
  ],
  ['an action that is not known', { status: 409 }, 'recarregue a página'],
  ['no page', { status: 404 }, 'recarregue a página'],
  ['too many requests', { status: 429 }, 'limitamos o número de mensagens'],
  ['no server', { ...otherPage, status: 502 }, 'Não conseguimos confirmar'],
  ['a proxy that gave up waiting', { status: 408 }, 'Não conseguimos confirmar'],
  ['another page', otherPage, 'Não conseguimos confirmar'],
  ['an answer that is cut', 'cut', 'Não conseguimos confirmar'],
  ['no answer in 30 s', 'hang', 'Não conseguimos confirmar'],
] as const) {
  test(`a form that gets ${what} shows a message, keeps what was typed, and is sent at the second try`, {
    tag: '@all',
  }, async ({ page, stage }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto('/contactos')
    // Messages about corrected fields are not repeated.
    await send(page)
    await expect(page.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true')
    const values = lead()
    await fill(page, values)
    if (answer === 'hang')
      await page.evaluate(() => {
        const { timeout } = AbortSignal
        AbortSignal.timeout = (limit) => timeout.call(AbortSignal, limit / 30)
      })
    await page.route('**/contactos', async (route) => {
      if (answer === 'hang') return
      if (answer === 'cut') return route.abort('connectionreset')
      await route.fulfill(answer)
    })
    const began = performance.now()
    await send(page)
    const alert = alertOf(page)
    await expect(alert).toContainText(text)
    await expect(alert).toBeFocused()
    await expect(phone(alert)).toBeInViewport()
    if (answer === 'hang') expect(performance.now() - began).toBeGreaterThan(1_000)
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    await expect(page.locator('[name=message]')).toHaveValue(values.message ?? '')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    if (answer === 'hang') return
    await send(page)
    await expect(page).toHaveURL(/\/obrigado$/)
    expect(await leadWith(stage, values)).toBeDefined()
  })
}

test('a double click sends one lead, with a status for screen readers that is gone after a return to the page', async ({
  page,
  stage,
}) => {
  await failLeads(stage, 'slow', { ms: 1_000 })
  await page.goto('/contactos')
  const values = lead()
  await fill(page, values)
  const button = page.locator('main form button[type=submit]')
  await button.dblclick()
  await expect(button).toHaveText('A enviar…')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('A enviar…')
  await expect(page).toHaveURL(/\/obrigado$/)
  await stage.sandbox.clearFaults()
  await page.goBack()
  await expect(button).toHaveText('Enviar mensagem')
  await expect(button).not.toHaveAttribute('aria-disabled')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Obrigado')
  expect((await allLeads(stage)).filter(({ message }) => message === values.message)).toHaveLength(1)
})

test('two submissions at once of a slow lead make one lead', { tag: '@all' }, async ({ browser, stage }) => {
  await failLeads(stage, 'slow', { ms: 7_000 })
  const before = (await allLeads(stage)).length
  const values = lead()
  const pages = await Promise.all([1, 2].map(() => browser.newPage({ javaScriptEnabled: false })))
  for (const page of pages) {
    await page.goto(`${stage.site.origin}/contactos`)
    await fill(page, values)
  }
  await Promise.all(
    pages.map(async (page, index) => {
      await page.waitForTimeout(index * 1_000)
      await send(page)
      await expect(
        page.getByRole('main').getByRole('alert').or(page.getByText('Mensagem recebida')),
      ).toBeVisible()
    }),
  )
  await stage.sandbox.clearFaults()
  await Promise.all(pages.map((page) => page.close()))
  await expect.poll(async () => (await allLeads(stage)).length).toBe(before + 1)
})

test('an identical repeat makes no second lead, a changed one does', async ({ stage }) => {
  const before = (await allLeads(stage)).length
  const values = newLead()
  const from = anotherAddress()
  for (const message of [values.message, values.message, `${values.message} E mais.`]) {
    const answer = await post({ origin: stage.site.origin, from, values: { ...values, message } })
    expect(answer.headers.get('location')).toBe('/obrigado')
  }
  expect((await allLeads(stage)).length).toBe(before + 2)
})

test('a lead that is repeated after a late answer is sent once', {
  tag: '@all',
}, async ({ page, stage }) => {
  const before = (await allLeads(stage)).length
  // The fault covers the second submission's wait: each one waits 5 s.
  await failLeads(stage, 'slow', { ms: 7_500 })
  await page.goto('/contactos')
  await fill(page, lead())
  await send(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('confirmar')
  await send(page)
  await expect(page).toHaveURL(/\/obrigado$/)
  await stage.sandbox.clearFaults()
  expect((await allLeads(stage)).length).toBe(before + 1)
})

test('a browser that fills the honeypot each time is accepted with a proof of work', {
  tag: '@all',
}, async ({ page, stage }) => {
  await page.goto('/contactos')
  const values = lead()
  await fill(page, values)
  await fillHoneypot(page)
  await send(page)
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await fillHoneypot(page)
  await send(page)
  await expect(page).toHaveURL(/\/obrigado$/)
  expect(await leadWith(stage, values)).toBeDefined()
})

test('a program that fills the honeypot each time sends no lead', async ({ stage }) => {
  const before = await leadCalls(stage.sandbox)
  const values = { ...newLead(), assunto: 'x', captcha: 'x' }
  for (const again of ['["$undefined"]', '[{"proof":"next"}]']) {
    const answer = await post({ origin: stage.site.origin, values: { ...values, '$ACTION_1:1': again } })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('envie mais uma vez')
  }
  expect(await leadCalls(stage.sandbox)).toBe(before)
})

const fillHoneypot = (page: Page) => page.locator('[name=assunto]').fill('Lisboa')

test('the honeypot is hidden from view, keyboard, autofill and screen readers', async ({ page }) => {
  await page.goto('/contactos')
  const honeypot = page.locator('[aria-hidden=true] [name=assunto]')
  await expect(honeypot).toHaveAttribute('tabindex', '-1')
  await expect(honeypot).toHaveAttribute('autocomplete', 'off')
  await expect(honeypot).not.toHaveCSS('display', 'none')
  const form = page.getByRole('main').locator('form')
  await expect(form.getByRole('textbox')).toHaveCount(4)
  expect(await honeypot.locator('..').boundingBox()).toMatchObject({ width: 1, height: 1 })
})

test('the form has the fields of the platform, and requires only those that the platform requires', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/orcamento')
  const fields = page.getByRole('main').locator('form [name]:not([type=hidden], [aria-hidden] *)')
  const namesOf = (locator: Locator) =>
    locator.evaluateAll((all) => all.map((field) => field.getAttribute('name')))
  expect(await namesOf(fields)).toEqual([
    'name',
    'email',
    'phone',
    'serviceSlug',
    'originDestination',
    'message',
  ])
  expect(await namesOf(fields.and(page.locator('[aria-required=true]')))).toEqual([
    'name',
    'email',
    'message',
  ])
  expect(await namesOf(page.locator('[required]'))).toEqual([])
})

interface StageLike {
  sandbox: SandboxConsole
}

async function allLeads(stage: StageLike) {
  return (await stage.sandbox.state()).leads['mare-alta'] ?? []
}

/** The only lead that the platform received with this message. */
async function leadWith(stage: StageLike, { message }: Values) {
  const found = (await allLeads(stage)).filter((stored) => stored.message === message)
  expect(found).toHaveLength(1)
  return found[0]
}
