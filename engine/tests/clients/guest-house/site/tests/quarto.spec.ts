import { expect, test } from '@playwright/test'
import { arrivedLeads } from '@/e2e/clone-site/leads'

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.77.0.1' } })

test('the page of a room has the prices of that room, and its form sends the day of arrival', async ({ page }) => {
  await page.goto('/quartos/quarto-da-ribeira')
  const prices = page.locator('section', { has: page.getByRole('heading', { name: 'Quanto custa uma noite' }) })
  await expect(prices).toContainText('58,00')
  await expect(prices).not.toContainText('72,00')
  await page.goto('/contactos')
  const optional = page.locator('label').filter({ hasText: 'opcional' })
  await expect(optional).toHaveText([/^Telefone/, /^Chegada/])
  await page.getByLabel('Nome').fill('Amélia Torgal')
  await page.getByLabel('E-mail').fill('amelia@example.pt')
  await page.getByLabel('Chegada').fill('2027-05-14')
  await page.getByLabel('Mensagem').fill('Duas noites no Quarto da Ribeira, por favor.')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page).toHaveURL(/\/obrigado$/)
  const lead = (await arrivedLeads()).find(({ name }) => name === 'Amélia Torgal')
  expect(lead?.message).toContain('Chegada:')
})
