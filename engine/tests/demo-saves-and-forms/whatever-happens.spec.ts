import { request } from 'node:http'
import type { Page } from '@playwright/test'
import { fill, send } from '../fixtures/form'
import { leadCalls, newLead, post } from '../fixtures/posting'
import { expect, test } from '../fixtures/stage'
import type { SandboxConsole } from '../servers/sandbox'
import { startStandIn } from '../servers/stand-in'

/* Tests that one click makes one call, whatever the browser lacks, and whatever changed while somebody typed. */

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')

/** The number of calls of the platform so far, and of its leads with a message. */
async function countOf({ state }: SandboxConsole, message: string) {
  const { leadCalls, leads } = await state()
  const stored = (leads['mare-alta'] ?? []).filter((lead) => lead.message === message)
  return { calls: leadCalls['mare-alta'] ?? 0, leads: stored.length }
}

/** Features that a browser may lack, as code that runs before the page's scripts. */
const lacks: Record<string, () => void> = {
  ':has()': () => {
    for (const { prototype } of [Document, Element]) {
      for (const name of ['querySelector', 'querySelectorAll'] as const) {
        const real: (selector: string) => unknown = prototype[name]
        Object.assign(prototype, {
          [name](selector: string) {
            if (selector.includes(':has(')) throw new SyntaxError(`${selector} is not a valid selector.`)
            return real.call(this, selector)
          },
        })
      }
    }
  },
  'AbortSignal.timeout': () => Reflect.deleteProperty(AbortSignal, 'timeout'),
  AbortSignal: () => Reflect.deleteProperty(window, 'AbortSignal'),
  replaceChildren: () => Reflect.deleteProperty(Element.prototype, 'replaceChildren'),
  'FormData with a submitter': () => {
    window.FormData = class extends FormData {
      constructor(form?: HTMLFormElement, ...more: unknown[]) {
        super(form)
        if (more.length > 0) throw new TypeError('FormData takes one argument.')
      }
    }
  },
  FormData: () => Reflect.deleteProperty(window, 'FormData'),
  fetch: () => Reflect.deleteProperty(window, 'fetch'),
  'a fetch that works': () => {
    window.fetch = () => {
      throw new Error('refused')
    }
  },
  DOMParser: () => Reflect.deleteProperty(window, 'DOMParser'),
  CustomEvent: () => Reflect.deleteProperty(window, 'CustomEvent'),
  WeakSet: () => Reflect.deleteProperty(window, 'WeakSet'),
}

// Advances the clock, so that leads of earlier tests no longer count and these stay below the limit for a proof of work.
test.beforeAll(({ stage }) => stage.site.age(601))

for (const [what, lack] of Object.entries(lacks)) {
  test(`a browser without ${what} sends the form, once`, { tag: '@all' }, async ({
    page,
    stage: { sandbox },
  }) => {
    await page.addInitScript(lack)
    const lead = newLead()
    const before = await countOf(sandbox, lead.message)
    await page.goto('/orcamento')
    await fill(page, { ...lead, email: 'ana' })
    await send(page)
    await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('[name=message]')).toHaveValue(lead.message)
    await fill(page, lead)
    await send(page)
    await expect(page).toHaveURL(/\/obrigado\?servico=-$/)
    expect(await countOf(sandbox, lead.message)).toEqual({ calls: before.calls + 1, leads: 1 })
  })
}

test('a browser without WebCrypto sends a form that asks for a proof of work', {
  tag: '@all',
}, async ({ page, stage: { sandbox } }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  const lead = newLead()
  const before = await countOf(sandbox, lead.message)
  await page.goto('/contactos')
  await fill(page, { ...lead, assunto: 'Lisboa' })
  await send(page)
  await expect(page.locator('[data-proof]')).toHaveCount(1)
  await send(page)
  await expect(page).toHaveURL(/\/obrigado$/)
  expect(await countOf(sandbox, lead.message)).toEqual({ calls: before.calls + 1, leads: 1 })
})

test('a gallery in a browser without dialogs leads to the picture', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))
  await page.goto('/projetos/palacete-da-foz')
  await page.locator('[data-gallery] a').first().click()
  await expect(page).not.toHaveURL(/palacete-da-foz$/)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    const expectValues = async (page: Page, lead: Record<string, string>) => {
      for (const [name, value] of Object.entries(lead))
        await expect(page.locator(`main form [name=${name}]`)).toHaveValue(value)
    }

    test('a form whose service was deleted meanwhile comes back with what was typed, and is sent without that service', {
      tag: '@all',
    }, async ({ page, edit, stage: { sandbox } }) => {
      const lead = newLead()
      const before = await countOf(sandbox, lead.message)
      await page.goto('/orcamento?servico=elevador-exterior')
      await fill(page, lead)
      await edit<{ slug: string }[]>('services', (all) =>
        all.filter(({ slug }) => slug !== 'elevador-exterior'),
      )
      await send(page)
      await expect(page.locator('[name=serviceSlug]')).toHaveAccessibleDescription(
        'Escolha um serviço da lista.',
      )
      await expectValues(page, lead)
      expect(await countOf(sandbox, lead.message)).toEqual({ ...before, leads: 0 })
      await page.locator('[name=serviceSlug]').selectOption('')
      await send(page)
      await expect(page).toHaveURL(/\/obrigado\?servico=-$/)
      expect(await countOf(sandbox, lead.message)).toEqual({ calls: before.calls + 1, leads: 1 })
    })

    test('a form at the address of a renamed service comes back with what was typed, after one call', {
      tag: '@all',
    }, async ({ page, edit, stage: { sandbox } }) => {
      const lead = newLead()
      const before = await countOf(sandbox, lead.message)
      await page.goto('/orcamento?servico=elevador-exterior')
      await fill(page, lead)
      await page.locator('[name=serviceSlug]').selectOption('')
      await edit<{ slug: string }[]>('services', (all) =>
        all.map((one) => (one.slug === 'elevador-exterior' ? { ...one, slug: 'elevador' } : one)),
      )
      // The platform stores the lead without saying so.
      await sandbox.setFault({ siteKey: 'mare-alta', resource: 'leads', fault: '500', store: true })
      await send(page)
      await expect(alertOf(page)).toContainText('Não conseguimos confirmar')
      await expectValues(page, lead)
      expect(await countOf(sandbox, lead.message)).toEqual({ calls: before.calls + 1, leads: 1 })
      await sandbox.clearFaults()
    })

    test('a form whose service is deleted while it is sent comes back with what was typed, after one call', {
      tag: '@all',
    }, async ({ page, edit, stage: { sandbox } }) => {
      const lead = newLead()
      const before = await countOf(sandbox, lead.message)
      await page.goto('/orcamento?servico=elevador-exterior')
      await fill(page, lead)
      await page.locator('[name=serviceSlug]').selectOption('')
      // The platform stores the lead, but answers too late.
      await sandbox.setFault({ siteKey: 'mare-alta', resource: 'leads', fault: 'slow', ms: 8_000 })
      await send(page)
      await expect.poll(async () => (await countOf(sandbox, lead.message)).calls).toBe(before.calls + 1)
      await edit<{ slug: string }[]>('services', (all) =>
        all.filter(({ slug }) => slug !== 'elevador-exterior'),
      )
      await expect(alertOf(page)).toContainText('Não conseguimos confirmar')
      await expectValues(page, lead)
      await expect.poll(() => countOf(sandbox, lead.message)).toEqual({ calls: before.calls + 1, leads: 1 })
      await sandbox.clearFaults()
    })

    test('a form whose page no longer exists sends nothing, and shows a message with what was typed and the phone', {
      tag: '@all',
    }, async ({ page, stage: { sandbox } }) => {
      for (const [path, action] of [
        ['/contactos', '/fale-connosco'],
        ['/orcamento', '/servicos/nada'],
        ['/orcamento', '/pedido?servico=nada'],
      ] as const) {
        const lead = newLead()
        const before = await countOf(sandbox, lead.message)
        await page.goto(path)
        await fill(page, lead)
        await page.locator('main form').evaluate((form, to) => form.setAttribute('action', to), action)
        await send(page)
        const answer = javaScriptEnabled ? alertOf(page) : page.locator('body')
        await expect(answer).toContainText('recarregue a página')
        await expect(answer.getByRole('link', { name: '+351 220 000 140' })).toBeVisible()
        if (javaScriptEnabled) await expectValues(page, lead)
        else await expect(page.locator('pre')).toHaveText(lead.message)
        expect(await countOf(sandbox, lead.message)).toEqual({ ...before, leads: 0 })
      }
    })
  })
}

test('a post from another site is refused at an unknown address too', { tag: '@all' }, async ({
  stage: { site, sandbox },
}) => {
  const before = await leadCalls(sandbox)
  for (const foreign of ['https://outro.example', '']) {
    const values = { ...newLead(), assunto: '' }
    const headers = { origin: foreign }
    expect((await post({ origin: site.origin, to: '/fale-connosco', values, headers })).status).toBe(403)
  }
  expect(await leadCalls(sandbox)).toBe(before)
})

test('the answer to a form goes to that form, also after other forms and among two of one kind', {
  tag: '@all',
}, async ({ page, stage: { sandbox } }) => {
  const lead = newLead()
  const before = await countOf(sandbox, lead.message)
  await page.goto('/contactos')
  const form = page.locator('main form')
  await form.evaluate((one) => one.after(one.cloneNode(true)))
  await fillIn(form.last(), { ...lead, email: 'ana' })
  // Two other forms now precede it in the page, such as a newsletter in the header.
  await page.route('**/contactos', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    if (response.status() !== 200) return route.fulfill({ response })
    const other = '<form><div data-in-place></div><input name="outro"></form>'
    await route.fulfill({ response, body: (await response.text()).replace('<main', `${other}${other}<main`) })
  })
  await form.last().getByRole('button').click()
  await expect(form.last().locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.last().locator('[name=message]')).toHaveValue(lead.message)
  await expect(form.first().locator('[aria-invalid]')).toHaveCount(0)
  await page.unrouteAll()
  await fillIn(form.last(), lead)
  await form.last().getByRole('button').click()
  await expect(page).toHaveURL(/\/obrigado$/)
  expect(await countOf(sandbox, lead.message)).toEqual({ calls: before.calls + 1, leads: 1 })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'at a stop, with JavaScript' : 'at a stop, without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a visitor sees the thank-you page from the last answer of a server', { tag: '@all' }, async ({
      page,
      stage: { site, sandbox },
    }) => {
      const lead = newLead()
      const before = await countOf(sandbox, lead.message)
      // A stopping server: it answers the form and the page that follows, and nothing else.
      let isOver = false
      const server = await startStandIn((incoming, answer) => {
        const isLast = incoming.url === '/obrigado'
        if (isOver) return incoming.socket.destroy()
        if (isLast) isOver = true
        const { method, headers, url } = incoming
        const passed = request(site.origin + url, { method, headers }, (response) => {
          answer.writeHead(response.statusCode ?? 500, {
            ...response.headers,
            connection: isLast ? 'close' : 'keep-alive',
          })
          response.pipe(answer)
        })
        incoming.pipe(passed)
      })
      try {
        await page.goto(`${server.origin}/contactos`)
        await fill(page, lead)
        await send(page)
        await expect(page).toHaveURL(/\/obrigado$/)
        await expect(page).toHaveTitle(/obrigado/i)
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Mensagem recebida')
        expect(await countOf(sandbox, lead.message)).toEqual({ calls: before.calls + 1, leads: 1 })
      } finally {
        server.stop()
      }
    })
  })
}

async function fillIn(form: ReturnType<Page['locator']>, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value)
}
