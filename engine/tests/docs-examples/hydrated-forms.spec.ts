import { fill, send } from '../fixtures/form'
import { newLead } from '../fixtures/posting'
import { expect, test } from './site'

/* Tests of forms on pages where React runs, because of an agency's component. */

test('a client component in a form keeps its state after each answer, and after a failed request', async ({
  page,
  refused,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/contador', { waitUntil: 'networkidle' })
  const form = page.locator('main form').last()
  const counter = form.getByRole('button', { name: 'vezes' })
  const note = form.getByLabel('Nota')
  const save = form.getByRole('button', { name: 'Guardar' })
  const count = async (number: number) => {
    await counter.click()
    await expect(counter).toHaveText(`vezes: ${number}`)
  }
  await count(1)
  await save.click()
  await expect(note).toHaveAccessibleDescription('Escreva uma nota.')
  await expect(note).toBeFocused()
  await count(2)
  await page.route('**/contador', (route) => route.abort('connectionreset'))
  await note.fill('uma')
  await save.click()
  await expect(form.getByRole('alert')).toContainText('Não conseguimos confirmar')
  await expect(note).toHaveValue('uma')
  await expect(note).not.toHaveAttribute('aria-invalid')
  await page.unrouteAll()
  await count(3)
  await save.click()
  await expect(form.getByRole('status').filter({ hasText: 'Guardado: uma' })).toBeFocused()
  await expect(form.getByRole('alert')).toBeHidden()
  await expect(note).toHaveValue('')
  await count(4)
  await note.fill('duas')
  await save.click()
  await expect(form.getByText('Guardado: duas')).toBeVisible()
  await count(5)
  expect(errors).toEqual([])
  expect(refused).toEqual([])
})

test('two forms of one kind on one page are labelled, checked and sent separately', async ({
  page,
  leads,
}) => {
  await page.goto('/contador', { waitUntil: 'networkidle' })
  const form = page.locator('main form').nth(1)
  const lead = newLead()
  await form.getByLabel('Nome').fill(lead.name)
  await form.getByLabel('E-mail', { exact: true }).fill('ana')
  await form.getByLabel('Mensagem').fill(lead.message)
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expect(form.getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Mensagem')).toHaveValue(lead.message)
  await expect(page.locator('main form').first().locator('[aria-invalid]')).toHaveCount(0)
  await form.getByLabel('E-mail', { exact: true }).fill(lead.email)
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toHaveURL(/\/obrigado$/)
  expect((await leads()).filter(({ message }) => String(message).startsWith(lead.message))).toHaveLength(1)
})

test('a form that was reached by a link of Next.js is sent once, after a wrong field was corrected', async ({
  page,
  leads,
}) => {
  await page.goto('/ligacao', { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('link', { name: 'Contactos' }).click()
  await expect(page).toHaveURL(/\/contactos$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Ligação')
  const lead = newLead()
  await fill(page, { ...lead, email: 'ana' })
  await send(page)
  await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name=message]')).toHaveValue(lead.message)
  await fill(page, { email: lead.email })
  await send(page)
  await expect(page).toHaveURL(/\/obrigado$/)
  expect((await leads()).filter(({ message }) => String(message).startsWith(lead.message))).toHaveLength(1)
})
