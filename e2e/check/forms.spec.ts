import type { Page } from '@playwright/test'
import { anotherAddress } from '@site-starter/engine/testing'
import { hasQuotes } from '../../lib/routes/quotes'
import { routes } from '../../lib/routes/routes'
import { type Field, fieldsOf } from '../../lib/settings/fields'
import { arrivedLeads } from '../clone-site/leads'
import { expect, test } from './every-page'

/* Tests of the forms with the fields in site/config.ts. The sandbox receives their leads. */

test.use({ extraHTTPHeaders: { 'x-forwarded-for': anotherAddress() } })

const forms = hasQuotes() ? (['contact', 'quote'] as const) : (['contact'] as const)

for (const form of forms) {
  test(`the ${form} form shows its fields, says what is missing, and sends a lead with every answer`, async ({
    page,
  }) => {
    await page.goto(routes[form])
    // A site without services has none to select.
    const fields = fieldsOf(form).filter(({ name, options }) => name !== 'serviceSlug' || options.length > 0)
    for (const { name, label } of fields) {
      await expect(control(page, name), `${name}: visible`).toBeVisible()
      await expect(control(page, name), `${name}: its label`).toHaveAccessibleName(
        new RegExp(`^${escaped(label)}`),
      )
    }
    await submit(page)
    for (const { name, required } of fields.filter((field) => field.required)) {
      await expect(control(page, name), `${name}: ${required}`).toHaveAttribute('aria-invalid', 'true')
    }
    const before = (await arrivedLeads()).length
    const answers: string[] = []
    for (const field of fields) answers.push(await answer(page, field))
    await submit(page)
    await expect(page).toHaveURL(new RegExp(`${routes.thanks}(?:\\?|$)`))
    const leads = await arrivedLeads()
    expect(leads.length, 'leads at the platform').toBe(before + 1)
    const sent = JSON.stringify(leads.at(-1))
    expect(answers.filter((text) => !sent.includes(JSON.stringify(text).slice(1, -1)))).toEqual([])
  })
}

function control(page: Page, name: string) {
  return page.locator(`main [name="${name}"]`)
}

async function submit(page: Page): Promise<void> {
  await page.locator('main form:has([name="message"]) button[type="submit"]').click()
}

const marker = () => Math.random().toString(36).slice(2, 8)

/** Fills in a field. @returns the text that a lead must contain */
async function answer(page: Page, { name, kind, label, options, least, longest }: Field): Promise<string> {
  const field = control(page, name)
  if (kind === 'checkbox') {
    await field.check()
    return label
  }
  if (kind === 'select') {
    const values = await field
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    const value = options.at(-1) ?? values.at(-1) ?? ''
    await field.selectOption(value)
    return value
  }
  const text = {
    text: `Texto ${marker()}`,
    textarea: `Uma pergunta de teste ${marker()}`.padEnd(least, '.'),
    email: `teste-${marker()}@exemplo.pt`,
    tel: '253 000 140',
    number: '3',
    date: '2030-01-15',
  }[kind].slice(0, longest)
  await field.fill(text)
  return kind === 'date' ? '2030' : text
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
}
