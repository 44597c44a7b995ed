import { stagePlan } from '../fixtures/stages'
import { expect, test } from './agency-site'

/* What an agency writes works in a clone as the documentation of Next.js says. Each answer is that of a bare app. */

test('a page gets its query: at its address, by a link, by a form', async ({ page }) => {
  await page.goto('/agencia/procura?p=1&q=a&q=b')
  const query = async () => JSON.parse(await page.locator('output').innerText())
  expect(await query()).toEqual({ p: '1', q: ['a', 'b'] })
  await page.getByRole('link', { name: 'Página 2' }).click()
  await expect.poll(query).toEqual({ p: '2' })
  await page.getByLabel('Termo').fill('casa')
  await page.getByRole('button', { name: 'Procurar' }).click()
  await expect.poll(query).toEqual({ termo: 'casa' })
})

test('so does a page beside those of the template', async ({ page }) => {
  await page.goto('/servicos/mapa?zona=norte')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapa: norte')
})

test('a route handler outside of `app/api/` gets every method, its query, a large body, and callers from elsewhere', async ({
  request,
}) => {
  const path = '/ganchos/entrada?a=1&b=2'
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await request.fetch(path, { method, headers: { origin: 'https://pagamentos.example' } })
    expect(answer.status(), method).toBe(200)
    expect(await answer.json()).toEqual({
      method,
      query: { a: '1', b: '2' },
      origin: 'https://pagamentos.example',
      bytes: 0,
    })
  }
  const large = await request.post(path, { data: Buffer.alloc(3_000_000) })
  expect(await large.json()).toMatchObject({ bytes: 3_000_000 })
})

test('an action is called with anything that React can send', async ({ page }) => {
  await page.goto('/agencia/acoes')
  const said = page.locator('output')
  for (const [name, text] of [
    ['um objeto', '{"a":[1,2]}'],
    ['uma data', 'data 1970-01-01T00:00:00.000Z'],
    ['um mapa', 'mapa de 1'],
    ['dois argumentos', '"x" e mais 1'],
    ['nada', 'undefined'],
    ['um ficheiro', 'ficheiro a.txt de 200000 bytes'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect(said, name).toHaveText(text)
  }
  await page.getByRole('button', { name: 'um dia mais' }).click()
  await expect(page.locator('time')).toHaveText('1970-01-02T00:00:00.000Z')
})

test('a push renews data of the agency that bears its tag', async ({ agency: { setData }, request }) => {
  const { secret } = stagePlan('mare-alta')
  const data = async () => (await request.get('/agencia/dados')).text()
  setData('dados um')
  await request.post('/agencia/renovar?tag=agencia')
  expect(await data()).toContain('dados um')
  setData('dados dois')
  expect(await data()).toContain('dados um')
  const pushed = await request.post('/api/revalidate', {
    headers: { authorization: `Bearer ${secret}` },
    data: { tags: ['products'] },
  })
  expect(pushed.status()).toBe(200)
  expect(await data()).toContain('dados dois')
})

test('revalidateTag and revalidatePath of the agency make the content of the site fresh', async ({
  agency: { edit },
  request,
}) => {
  const rename = (title: string) =>
    edit<{ title: string }[]>('services', ([first, ...rest]) => [{ ...first, title }, ...rest])
  for (const [index, call] of [
    'tag=services',
    'path=/servicos',
    'path=/servicos/[slug]&type=page',
    'path=/&type=layout',
  ].entries()) {
    const title = `Novo${index}`
    rename(title)
    expect(await (await request.get('/servicos')).text(), call).not.toContain(title)
    expect((await request.post(`/agencia/renovar?${call}`)).status()).toBe(200)
    expect(await (await request.get('/servicos')).text(), call).toContain(title)
  }
})

test('a tag of the agency alone leaves the platform alone', async ({ agency: { sandbox }, request }) => {
  const reads = async () => JSON.stringify((await sandbox.state()).reads)
  const before = await reads()
  await request.post('/agencia/renovar?tag=agencia')
  expect(await reads()).toBe(before)
})
