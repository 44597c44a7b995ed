import { anotherAddress, newLead, post, solvedCaptcha } from '../fixtures/posting'
import { expect, origin, test } from './site'

/* Tests of pages in another language from docs/extending.md. */

const englishHome = '/english'
const englishForm = '/contact-us'

test('the document has the language of its page, and loads no script', async ({ sent }) => {
  for (const [path, lang] of [
    [englishHome, 'en'],
    [englishForm, 'en'],
    ['/', 'pt-PT'],
    ['/contactos', 'pt-PT'],
    ['/numeros', 'pt-PT'],
    ['/nada', 'pt-PT'],
  ] as const) {
    const { find } = await sent(path)
    expect(await find('html'), path).toMatchObject([{ attributes: { lang } }])
    expect(
      (await find('script[src]')).map(({ attributes }) => attributes.src),
      path,
    ).toEqual([])
  }
})

test('a page in a language that is written from right to left starts at the right', async ({
  sent,
  page,
}) => {
  expect((await (await sent('/arabic')).find('html'))[0]?.attributes).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
  })
  expect((await (await sent('/english')).find('html'))[0]?.attributes.dir).toBeUndefined()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/arabic')
    const rightEdge = async (selector: string) => {
      const { x = 0, width: boxWidth = 0 } = (await page.locator(selector).first().boundingBox()) ?? {}
      return x + boxWidth
    }
    expect(await rightEdge('main td'), `at ${width} px`).toBeGreaterThan(await rightEdge('main td + td'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // The groups of a number keep their order: the first one is on the left.
    const number = page.locator('main a[href^="tel:"] span').last()
    const offset = await number.evaluate((link) => {
      const range = document.createRange()
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() as Text
      range.setStart(text, 0)
      range.setEnd(text, 3)
      return range.getBoundingClientRect().left - link.getBoundingClientRect().left
    })
    expect(offset, `at ${width} px`).toBeLessThan(2)
  }
})

test('the header links to the translation of its page or else to the home page in that language, and the logo to the home page in the language of its page', async ({
  sent,
}) => {
  for (const [path, lang, name, href] of [
    ['/', 'en', 'English', englishHome],
    ['/contactos', 'en', 'English', englishForm],
    ['/numeros', 'en', 'English', englishHome],
    ['/servicos/mudancas-residenciais', 'en', 'English', englishHome],
    [englishForm, 'pt-PT', 'Português', '/contactos'],
    [englishHome, 'pt-PT', 'Português', '/'],
  ] as const) {
    const { find } = await sent(path)
    const links = await find(`header a[hreflang]`)
    expect(links, path).toMatchObject(
      Array(2).fill({ text: name, attributes: { lang, href, hreflang: lang } }),
    )
    const [logo] = await find('header a:has(picture)')
    expect(logo, path).toMatchObject({ attributes: { href: lang === 'en' ? '/' : englishHome } })
  }
})

test('parts of a page are in its language, and content of the platform in another one is marked with lang', async ({
  sent,
}) => {
  for (const path of [englishHome, englishForm])
    expect(await (await sent(path)).find('footer p[lang=pt-PT]'), path).toHaveLength(1)
  const days = (await (await sent(englishForm)).find('main dt')).map(({ text, attributes }) => [
    text,
    attributes.lang,
  ])
  expect(days).toContainEqual(['Monday to Friday', undefined])
  expect(days).toContainEqual(['Sábado', 'pt-PT'])
  // A home page has no parent pages.
  const data = await (await sent(englishHome)).find('script[type="application/ld+json"]')
  expect(data.map(({ text }) => JSON.parse(text)['@type'])).not.toContain('BreadcrumbList')
  const { find } = await sent('/contactos')
  expect(await find('footer [lang]')).toEqual([])
})

test('the 404 has a line in the additional language', async ({ sent }) => {
  const { find } = await sent('/nada')
  expect(await find('main p[lang=en]')).toMatchObject([{ text: 'We did not find this page. English' }])
  expect(await find('main p[lang=en] a')).toMatchObject([{ attributes: { href: englishHome } }])
})

test('unknown addresses below a page in another language get one and the same 404 in that language', async ({
  sent,
  request,
}) => {
  const { status, find } = await sent(`${englishHome}/nothing`)
  expect(status).toBe(404)
  expect(await find('html')).toMatchObject([{ attributes: { lang: 'en' } }])
  expect(await find('h1')).toMatchObject([{ text: 'We did not find this page' }])
  expect(await find('title')).toMatchObject([{ text: expect.stringContaining('We did not find this page') }])
  expect(await find('main p[lang=pt-PT] a')).toMatchObject([{ text: 'Português', attributes: { href: '/' } }])
  expect(await find(`main a[href="${englishHome}"]`)).toHaveLength(1)
  expect(await find('link[rel=canonical], link[hreflang]')).toEqual([])
  const [one, other, itself] = await Promise.all(
    [`${englishForm}/a/b`, `${englishHome}/nothing`, `${englishHome}/_404`].map(async (path) =>
      (await request.get(path)).text(),
    ),
  )
  expect([one, itself]).toEqual([other, other])
  const portuguese = await sent('/nada/english')
  expect(await portuguese.find('html')).toMatchObject([{ attributes: { lang: 'pt-PT' } }])
})

test('a form answers in the language of its page, and its lead names that language in Portuguese', async ({
  page,
  leads,
}) => {
  const lead = newLead()
  await page.goto(englishForm)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please check.' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(lead.name)
  await page.getByLabel('E-mail', { exact: true }).fill(lead.email)
  await page.getByLabel('Message').fill(lead.message)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/obrigado$/)
  const message = `${lead.message}\n\nEnviada da página em inglês.\n\nPágina: ${englishForm}`
  expect((await leads()).map((one) => one.message)).toContain(message)
})

test('without JavaScript a form answers in the language of its page, and ignores a language that the site does not have', async ({
  leads,
}) => {
  const send = async (values: Record<string, string>) =>
    post({
      origin,
      path: englishForm,
      from: anotherAddress(),
      values: { ...values, captcha: await solvedCaptcha(origin) },
    })
  const answer = await (await send({ name: 'Ann' })).text()
  for (const part of ['<html lang="en"', 'Please check.', 'value="Ann"']) expect(answer).toContain(part)
  const [known, unknown] = [newLead(), newLead()]
  expect((await send(known)).status).toBe(303)
  expect((await send({ ...unknown, idioma: 'constructor' })).status).toBe(303)
  const messages = (await leads()).map(({ message }) => String(message))
  expect(messages.find((message) => message.startsWith(known.message))).toContain(
    'Enviada da página em inglês.',
  )
  expect(messages.find((message) => message.startsWith(unknown.message))).not.toContain('Enviada')
})
