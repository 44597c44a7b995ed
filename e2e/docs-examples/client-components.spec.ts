import { fill, send } from '../fixtures/form'
import { newLead } from '../fixtures/posting'
import { expect, test } from './site'

/* A page with `next/link` is as Next.js makes it. `e2e/agency/` has everything else that an agency may write. */

test('a form of the template works in a page with scripts, and its link leads on without a new page', async ({
  page,
  stage,
}) => {
  const refused: string[] = []
  page.on('console', (message) => message.text().includes('Security Policy') && refused.push(message.text()))
  await page.goto('/ligacao', { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Contador' }).click()
  const counter = page.getByRole('button', { name: 'Contagem' })
  await counter.click()
  await expect(counter).toHaveText('Contagem: 1')
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
  await page.goto('/ligacao', { waitUntil: 'networkidle' })
  const lead = newLead()
  await fill(page, { ...lead, email: 'ana' })
  await send(page)
  await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await fill(page, { email: lead.email })
  await send(page)
  await expect(page).toHaveURL(/\/obrigado$/)
  const { leads } = await stage.sandbox.state()
  const stored = leads['mare-alta']?.filter(
    ({ message }) => message === `${lead.message}\n\nPágina: /ligacao`,
  )
  expect(stored).toHaveLength(1)
  expect(refused).toEqual([])
})
