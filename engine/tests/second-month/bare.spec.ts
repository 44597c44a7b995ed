import { expect, test } from '../fixtures/stage'

/* Tests of pages without the frame of the site, in code and in Markdown, in two languages. */

test('a bare page has neither header, footer nor contact bar, and the others have them', async ({ sent }) => {
  const framed = async (path: string) => {
    const { find } = await sent(path)
    return (await find('body > header, body > footer, body > nav, .letterhead')).length
  }
  for (const path of ['/campanha', '/en/offer']) expect(await framed(path), path).toBe(0)
  for (const path of ['/ofertas', '/en/rooms', '/sobre']) expect(await framed(path), path).toBeGreaterThan(2)
})

test('on a phone a bare page has the main action, which other pages have in the contact bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/en/offer')
  await expect(page.getByRole('main').getByRole('link', { name: 'Book', exact: true })).toBeVisible()
  await page.goto('/en/rooms')
  await expect(page.getByRole('main').getByRole('link', { name: 'Book', exact: true })).toBeHidden()
  await expect(page.locator('body > nav').getByRole('link', { name: 'Book', exact: true })).toBeVisible()
})

test('the document and the skip link of a bare page are in its language', async ({ sent }) => {
  for (const [path, lang, skip] of [
    ['/campanha', 'pt-PT', 'Saltar para o conteúdo'],
    ['/en/offer', 'en-GB', 'Skip to the page'],
  ] as const) {
    const { find } = await sent(path)
    expect(await find('html')).toMatchObject([{ attributes: { lang } }])
    expect(await find('a[href="#conteudo"]'), path).toMatchObject([{ text: skip }])
    expect(await find('main h1')).toHaveLength(1)
  }
})
