import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'

test('the announcement is shown until its end, in the language of the page', async ({ page }) => {
  const { until = '', textIn } = siteConfig.announcement ?? {}
  await page.goto('/')
  const notice = page.getByRole('complementary', { name: 'Aviso' })
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/inscricao')
  await page.goto('/en')
  await expect(page.getByText(textIn?.en ?? '')).toBeVisible()
  await page.clock.setFixedTime(`${until}T23:59Z`)
  await page.goto('/')
  await expect(notice).toBeVisible()
  await page.clock.setFixedTime(new Date(Date.parse(until) + 24 * 3_600_000 + 60_000))
  await page.reload()
  await expect(notice).toBeHidden()
})

test('the timetable and the prices have their accents and decimals', async ({ page }) => {
  await page.goto('/precos')
  await expect(page.getByRole('columnheader', { name: 'Próximo início' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Hora de almoço Terça e quinta 13h00 – 14h00/ })).toBeVisible()
  await expect(page.getByText(/24,50\s€/)).toBeVisible()
})

test('the instalments add up on the page of category B, and no other page has them', async ({ page }) => {
  await page.goto('/cursos/categoria-b')
  const result = page.locator('output')
  await expect(result).toHaveText(/6 prestações de 113,33\s€ \(a última de 113,35\s€\)/)
  await page.getByLabel('Número de prestações').press('End')
  await expect(result).toHaveText(/^10 prestações de 68,00\s€$/)
  await page.goto('/cursos/categoria-a')
  await expect(result).toHaveCount(0)
})

test('the exams are cards on their page and a submenu', async ({ page }) => {
  await page.goto('/exames')
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(cards).toHaveText(['Exame teórico', 'Exame prático'])
  await cards.last().click()
  await expect(page).toHaveURL('/exames/pratico')
  const header = page.locator('header')
  await header.getByRole('button', { name: 'Exames' }).click()
  await header.getByRole('link', { name: 'Exame teórico' }).click()
  await expect(page).toHaveURL('/exames/teorico')
})
