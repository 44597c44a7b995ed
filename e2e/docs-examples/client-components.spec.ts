import type { Page } from '@playwright/test'
import { expect, test } from './site'

/* What an agency begins with 'use client' is registered nowhere. */

function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  return asked
}

test('a component of an agency works, and its page loads scripts when it comes near', async ({ page }) => {
  const refused: string[] = []
  page.on(
    'console',
    (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()),
  )
  const asked = scriptsOf(page)
  await page.goto('/contador', { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('/_next/'))).toEqual([])
  const counter = page.getByRole('button', { name: 'Contagem' })
  await counter.scrollIntoViewIfNeeded()
  await expect(async () => {
    await counter.click()
    await expect(counter).not.toHaveText('Contagem: 0', { timeout: 500 })
  }).toPass()
  expect(asked.filter((url) => url.includes('/_next/')).length).toBeGreaterThan(5)
  expect(refused).toEqual([])
})

test('a dynamic page of an agency works too', async ({ page }) => {
  await page.goto('/dinamica')
  const counter = page.getByRole('button', { name: 'Contagem' })
  await expect(async () => {
    await counter.click()
    await expect(counter).not.toHaveText('Contagem: 0', { timeout: 500 })
  }).toPass()
})
