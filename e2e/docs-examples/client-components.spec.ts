import type { Page } from '@playwright/test'
import { anotherAddress, newLead } from '../fixtures/posting'
import { expect, test } from './site'

test.use({ extraHTTPHeaders: async ({ examples: _ }, use) => use({ 'x-forwarded-for': anotherAddress() }) })

/* What an agency begins with 'use client' is registered nowhere. */

function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  return asked
}

test('a component of an agency works at once, in a page as Next.js makes it', async ({ page, request }) => {
  const refused: string[] = []
  page.on(
    'console',
    (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()),
  )
  const asked = scriptsOf(page)
  expect(await (await request.get('/contador')).text()).toContain('self.__next_f.push')
  await page.goto('/contador', { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('/_next/')).length).toBeGreaterThan(5)
  const counter = page.getByRole('button', { name: 'Contagem' })
  await counter.click()
  await expect(counter).toHaveText('Contagem: 1')
  expect(refused).toEqual([])
})

test('so do a script of `next/script` and a link of `next/link`', async ({ page }) => {
  await page.goto('/guiao')
  await expect(page.getByText('O guião correu.')).toBeVisible()
  await page.goto('/ligacao', { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Contador' }).click()
  await expect(page.getByRole('heading', { name: 'Contador' })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
})

test('a form of the template works in such a page too', async ({ page, examples }) => {
  await page.goto('/ligacao', { waitUntil: 'networkidle' })
  const lead = newLead()
  for (const [name, value] of Object.entries({ ...lead, email: 'ana' }))
    await page.locator(`[name=${name}]`).fill(value)
  const send = page.locator('main form button[type=submit]')
  await send.click()
  await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name=email]').fill(lead.email)
  await send.click()
  await expect(page).toHaveURL(/\/obrigado$/)
  const { leads } = await examples.sandbox.state()
  expect(
    leads['mare-alta']?.filter(({ message }) => message === `${lead.message}\n\nPágina: /ligacao`),
  ).toHaveLength(1)
})

test('a dynamic page of an agency works too', async ({ page }) => {
  await page.goto('/dinamica')
  const counter = page.getByRole('button', { name: 'Contagem' })
  await expect(async () => {
    await counter.click()
    await expect(counter).not.toHaveText('Contagem: 0', { timeout: 500 })
  }).toPass()
})
