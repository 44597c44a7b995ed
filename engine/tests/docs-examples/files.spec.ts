import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { anotherAddress, hiddenFields } from '../fixtures/posting'
import { rawRequest } from '../fixtures/raw-request'
import { expect, folder, liveOrigin, origin, test } from './site'

/* Tests of the form with a file from docs/forms.md. */

const formPath = '/candidaturas'
/** The folder of uploads without UPLOADS_FOLDER. */
const uploads = join(folder, '.next/cache/candidaturas')
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes)])
const file = (buffer: Buffer, name = 'cv.pdf') => ({ name, mimeType: 'application/pdf', buffer })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: { 'x-forwarded-for': anotherAddress() } })

    test('a refused application keeps what was typed, and the lead of a sent one has a link that works until its file is deleted', async ({
      page,
      leads,
      request,
    }) => {
      const send = async () => {
        const answered = page.waitForEvent('domcontentloaded')
        await page.getByRole('button', { name: 'Enviar candidatura' }).click()
        await answered
      }
      const cv = page.getByLabel('CV')
      await page.goto(formPath)
      await page.getByLabel('Nome').fill('Ana Prata')
      await cv.setInputFiles(file(pdf(1_000)))
      await send()
      await expect(page.getByText('Escreva um e-mail válido.')).toBeVisible()
      await expect(page.getByLabel('Nome')).toHaveValue('Ana Prata')
      // An identical application would be the same lead.
      await page.getByLabel('E-mail').fill(`ana${javaScriptEnabled}@exemplo.pt`)
      for (const wrong of [file(Buffer.from('MZ, no PDF')), file(pdf(5_000_000))]) {
        await cv.setInputFiles(wrong)
        await send()
        await expect(page.getByText('Escolha um PDF até 5 MB.')).toBeVisible()
        await expect(cv).toHaveAttribute('aria-invalid', 'true')
        await expect(cv).toBeFocused()
      }
      const before = (await leads()).length
      // Some programs write a byte-order mark and line breaks before the header.
      const whole = Buffer.concat([Buffer.from('\uFEFF\r\n'), pdf(4_900_000)])
      await cv.setInputFiles(file(whole))
      await page.getByRole('button', { name: 'Enviar candidatura' }).dblclick()
      await expect(page).toHaveURL(/\/obrigado$/)
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
      rmSync(join(uploads, link.slice(formPath.length)))
      for (const gone of [link, `${formPath}/x.pdf`, `${formPath}/..%2f..%2fBUILD_ID`])
        expect([404, 400]).toContain((await request.get(gone)).status())
    })
  })

/** Posts an application while a file has the name of the folder of uploads. */
async function applyWithoutFolder(): Promise<Response> {
  renameSync(uploads, `${uploads}-away`)
  writeFileSync(uploads, 'no folder')
  try {
    return await apply('Ana Prata')
  } finally {
    rmSync(uploads)
    renameSync(`${uploads}-away`, uploads)
  }
}

/** Posts an application like a browser without JavaScript. */
async function apply(name: string): Promise<Response> {
  const body = new FormData()
  const values = { name, email: 'ana@exemplo.pt', cv: new File([new Uint8Array(pdf(9_000))], 'cv.pdf') }
  for (const [field, value] of [...(await hiddenFields(origin + formPath)), ...Object.entries(values)])
    body.append(field, value)
  const headers = { origin, 'x-forwarded-for': anotherAddress() }
  return fetch(origin + formPath, { method: 'POST', headers, body, redirect: 'manual' })
}

test('an application that is sent twice at once is one lead and one file; that of another person is a second one', async ({
  leads,
}) => {
  const count = async () => [(await leads()).length, readdirSync(uploads).length]
  const [leadsBefore = 0, filesBefore = 0] = await count()
  // Files of an earlier run still exist.
  const run = crypto.randomUUID()
  const answers = await Promise.all(['Ana', 'Ana', 'Rui'].map((name) => apply(`${name} ${run}`)))
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(await count()).toEqual([leadsBefore + 2, filesBefore + 2])
})

test('when a file cannot be stored, the answer has a message, the phone number and what was typed', async ({
  leads,
}) => {
  const before = (await leads()).length
  const answer = await applyWithoutFolder()
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toMatch(/role="alert"[\s\S]*Não conseguimos guardar o seu CV[\s\S]*href="tel:\+351220000140"/)
  expect(html).toContain('value="Ana Prata"')
  expect(await leads()).toHaveLength(before)
})

test('a body above the limit of its address gets a 413 while it is read, and each address has a limit', async ({
  stage: _,
}) => {
  const body = (megabytes: number) => ['--x\r\n', ...Array(megabytes * 16).fill('a'.repeat(65_536))]
  const headers = { origin, 'content-type': 'multipart/form-data; boundary=x' }
  const post = (path: string, megabytes: number) =>
    rawRequest(origin, { method: 'POST', path, headers, body: body(megabytes) })
  const before = readdirSync(uploads)
  for (const [path, sent, limit] of [
    [formPath, 7, 6],
    ['/contactos', 2, 1],
  ] as const) {
    const { status, body: answer } = await post(path, sent)
    expect([status, String(answer)]).toEqual([413, expect.stringContaining(`tem mais de ${limit} MB`)])
  }
  expect((await post(formPath, 2)).status).not.toBe(413)
  expect(readdirSync(uploads)).toEqual(before)
})
