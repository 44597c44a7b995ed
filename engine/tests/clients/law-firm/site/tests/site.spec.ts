import { expect, test } from '@playwright/test'
import { arrivedLeads } from '@/e2e/clone-site/leads'

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.7' } })

const lastLead = async () => JSON.stringify((await arrivedLeads()).at(-1))

test('the calculator has the fees of the table, and a fee above its last row', async ({ page }) => {
  await page.goto('/servicos/contencioso')
  const value = page.getByLabel('Valor da causa')
  await expect(page.getByRole('status')).toContainText('306 €')
  await value.fill('50 000,00')
  await expect(page.getByRole('status')).toContainText('714 €')
  await value.fill('300001')
  await expect(page.getByRole('status')).toContainText('2244 €')
  await page.goto('/servicos/direito-da-familia')
  await expect(value).toHaveCount(0)
})

test('a CV is sent, and can be downloaded only by its link', async ({ page, request }) => {
  const cv = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2_000_000)])
  await page.goto('/candidaturas')
  await page.getByLabel('Nome').fill('Inês Prata')
  await page.getByLabel('E-mail').fill('ines@exemplo.pt')
  const send = async (buffer: Buffer) => {
    await page.getByLabel('CV').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
    await page.getByRole('button', { name: 'Enviar candidatura' }).click()
  }
  await send(Buffer.from('no PDF'))
  await expect(page.getByText('Escolha um PDF até 5 MB.')).toBeVisible()
  await expect(page.getByLabel('Nome')).toHaveValue('Inês Prata')
  await send(cv)
  await expect(page).toHaveURL(/\/obrigado$/)
  const path = /\/candidaturas\/[\da-f-]{36}\.pdf/.exec(await lastLead())?.[0] ?? ''
  expect(await (await request.get(path)).body()).toEqual(cv)
  expect((await request.get(`/candidaturas/${crypto.randomUUID()}.pdf`)).status()).toBe(404)
})

test('a message in English is sent, and its thank-you page is in English', async ({ page }) => {
  await page.goto('/en/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please check what is marked.')).toBeVisible()
  await page.getByLabel('Name').fill('Ann Pearl')
  await page.getByLabel('E-mail').fill('ann@example.com')
  await page.getByLabel('Message').fill('I need a lawyer in Matosinhos.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL(/\/en\/thanks$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('your message has arrived')
  expect(await lastLead()).toContain('I need a lawyer in Matosinhos.')
})

for (const [path, translation] of [
  ['/sobre', '/en/about'],
  ['/contactos', '/en/contact'],
  ['/equipa', '/en'],
] as const) {
  test(`the header of ${path} links to ${translation}`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click()
    await expect(page).toHaveURL(new RegExp(`${translation}$`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
}

test('hours are in English on English pages, the English thank-you page is noindex, and other services are called areas', async ({
  page,
}) => {
  await page.goto('/en/contact')
  await expect(page.getByRole('main').getByText('Monday to Friday').first()).toBeVisible()
  await page.goto('/en/thanks')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goto('/servicos/contencioso')
  await expect(page.getByRole('heading', { name: 'Outras áreas' })).toBeVisible()
})

test('the announcement is shown, and stays closed', async ({ page }) => {
  await page.goto('/')
  const announcement = page.getByText('A 24 e a 31 de dezembro fechamos às 13h.')
  await expect(announcement).toBeVisible()
  await page.getByRole('button', { name: 'Fechar o aviso' }).click()
  await expect(announcement).toBeHidden()
  await page.goto('/sobre')
  await expect(announcement).toBeHidden()
})
