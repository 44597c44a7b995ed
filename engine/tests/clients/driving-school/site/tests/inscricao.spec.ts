import { expect, type Page, test } from '@playwright/test'
import { arrivedLeads } from '@/e2e/clone-site/leads'

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.1' } })

const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-01`

async function chooseCourse(page: Page, course: string) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Inscrever-me' }).first().click()
  await page.getByLabel('Curso').selectOption(course)
  await page.getByLabel('Turma').selectOption({ index: 1 })
  await expect(page.getByText('opcional'), 'beside a field that is required').toHaveCount(0)
  await page.getByRole('button', { name: 'Continuar' }).click()
}

async function sendPerson(page: Page, { name, birthDate }: { name: string; birthDate: string }) {
  await page.getByLabel('Nome completo').fill(name)
  await page.getByLabel('Data de nascimento').fill(birthDate)
  await page.getByLabel('Telefone').fill('912 000 140')
  await page.getByLabel('E-mail').fill('aluno@exemplo.pt')
  await page.getByRole('button', { name: 'Enviar' }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })
    const name = `Inês ${javaScriptEnabled ? 'Com' : 'Sem'}`

    test('an enrolment is a lead', async ({ page }) => {
      await chooseCourse(page, 'Categoria B')
      await sendPerson(page, { name, birthDate: yearsAgo(30) })
      await expect(page).toHaveURL(/\/inscricao\/obrigado$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Já temos o seu pedido')
      const sent = (await arrivedLeads()).at(-1)
      const lead = { name, phone: '912 000 140', email: 'aluno@exemplo.pt', serviceSlug: 'categoria-b' }
      expect(sent).toMatchObject(lead)
      expect(sent).toHaveProperty('message', expect.stringMatching(/Categoria B\nTurma: Manhã.*\n.* 1 de janeiro/))
    })

    test('the form keeps what was typed, also after a return to the first step', async ({ page }) => {
      await chooseCourse(page, 'Reciclagem')
      await sendPerson(page, { name, birthDate: '' })
      await expect(page.getByLabel('Data de nascimento')).toHaveAttribute('aria-invalid', 'true')
      await page.getByRole('button', { name: 'Mudar o curso' }).click()
      await expect(page.getByLabel('Curso')).toHaveValue('reciclagem')
      await expect(page.getByText('opcional'), 'beside a field that is required').toHaveCount(0)
      await page.getByRole('button', { name: 'Continuar' }).click()
      await expect(page.getByLabel('Nome completo')).toHaveValue(name)
    })

    test('an applicant who is too young gets the day from which enrolment is possible', async ({ page }) => {
      await chooseCourse(page, 'Categoria B')
      await sendPerson(page, { name, birthDate: yearsAgo(12) })
      const day = `1 de janeiro de ${new Date().getFullYear() + 5}`
      await expect(page.getByRole('alert').filter({ visible: true })).toContainText(day)
      await expect(page.getByLabel('Nome completo')).toHaveValue(name)
    })
  })
}
