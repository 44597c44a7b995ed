import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { anotherAddress } from '../fixtures/posting'
import { rawRequest } from '../fixtures/raw-request'
import { expect, folder, liveOrigin, origin, test } from './site'

/* The form with a file of docs/recipes.md. */

const page = '/candidaturas'
/** The default of UPLOADS_FOLDER. */
const kept = join(folder, '.next/cache/candidaturas')
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes)])
const file = (buffer: Buffer, name = 'cv.pdf') => ({ name, mimeType: 'application/pdf', buffer })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: { 'x-forwarded-for': anotherAddress() } })

    test('what was typed stays, and the lead has a link that ends with its file', async ({
      page: tab,
      leads,
      request,
    }) => {
      const send = async () => {
        const answered = tab.waitForEvent('domcontentloaded')
        await tab.getByRole('button', { name: 'Enviar candidatura' }).click()
        await answered
      }
      const cv = tab.getByLabel('CV')
      await tab.goto(page)
      await tab.getByLabel('Nome').fill('Ana Prata')
      await cv.setInputFiles(file(pdf(1_000)))
      await send()
      await expect(tab.getByText('Escreva um e-mail válido.')).toBeVisible()
      await expect(tab.getByLabel('Nome')).toHaveValue('Ana Prata')
      await tab.getByLabel('E-mail').fill('ana@exemplo.pt')
      for (const wrong of [file(Buffer.from('MZ, no PDF')), file(pdf(5_000_000))]) {
        await cv.setInputFiles(wrong)
        await send()
        await expect(tab.getByText('Escolha um PDF até 5 MB.')).toBeVisible()
        await expect(cv).toHaveAttribute('aria-invalid', 'true')
        await expect(cv).toBeFocused()
      }
      const before = (await leads()).length
      const whole = pdf(4_900_000)
      await cv.setInputFiles(file(whole))
      await send()
      await expect(tab).toHaveURL(/\/obrigado$/)
      const all = await leads()
      expect(all).toHaveLength(before + 1)
      const [, path = ''] = /^Candidatura: (\S+)/.exec(String(all.at(-1)?.message)) ?? []
      const link = path.replace(liveOrigin, '')
      expect(link).toMatch(/^\/candidaturas\/[\da-f-]{36}\.pdf$/)
      const answer = await request.get(link)
      expect(answer.headers()).toMatchObject({
        'content-disposition': 'attachment; filename="cv.pdf"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      expect((await answer.body()).equals(whole)).toBe(true)
      rmSync(join(kept, link.slice(page.length)))
      for (const gone of [link, `${page}/x.pdf`, `${page}/..%2f..%2fBUILD_ID`])
        expect([404, 400]).toContain((await request.get(gone)).status())
    })
  })

test('a body above the limit of its address is a 413 while it is read, and others keep theirs', async ({
  stage: _,
}) => {
  const body = (megabytes: number) => ['--x\r\n', ...Array(megabytes * 16).fill('a'.repeat(65_536))]
  const headers = { origin, 'content-type': 'multipart/form-data; boundary=x' }
  const post = (path: string, megabytes: number) =>
    rawRequest(origin, { method: 'POST', path, headers, body: body(megabytes) })
  const before = readdirSync(kept)
  for (const [path, sent, most] of [
    [page, 7, 6],
    ['/contactos', 2, 1],
  ] as const) {
    const { status, body: answer } = await post(path, sent)
    expect([status, String(answer)]).toEqual([413, expect.stringContaining(`tem mais de ${most} MB`)])
  }
  expect((await post(page, 2)).status).not.toBe(413)
  expect(readdirSync(kept)).toEqual(before)
})
