import { expect, test } from '../fixtures/stage'

/* Tests of a page in British English, which uses the settings for `en`. */

test('the main action links to its address in the language of the page', async ({ sent }) => {
  const actions = async (path: string) => {
    const links = await (await sent(path)).find('header a[href^="https://reservas.test"]')
    return [...new Set(links.map(({ attributes, text }) => `${text} ${attributes.href}`))]
  }
  expect(await actions('/sobre')).toEqual(['Reservar https://reservas.test/'])
  expect(await actions('/en')).toEqual(['Book https://reservas.test/?lang=en'])
})

test('the page that translates the home page has its title, tagline and business data', async ({ sent }) => {
  const { find } = await sent('/en')
  expect((await find('title')).map(({ text }) => text)).toEqual(['Maré Alta · Moving without worries'])
  expect((await find('footer p:not([lang])')).map(({ text }) => text)).toContain('Moving without worries')
  const data = (await find('script[type="application/ld+json"]')).map(({ text }) => text).join('')
  expect(data).toContain('"slogan":"Moving without worries"')
  expect(data).toMatch(/"url":"[^"]*\/en"/)
})

test('breadcrumbs in another language start at its home page', async ({ sent }) => {
  const trail = async (path: string) => {
    const { find } = await sent(path)
    const data = (await find('script[type="application/ld+json"]')).map(({ text }) => text).join('')
    const names = [...data.matchAll(/"position":\d+,"name":"([^"]+)"/g)].map(([, name]) => name)
    return { names, shown: (await find('main nav li a')).map(({ text }) => text) }
  }
  expect(await trail('/en/rooms/large')).toEqual({
    names: ['Home', 'Our vans', 'The large one'],
    shown: ['Our vans'],
  })
  expect(await trail('/en/rooms')).toEqual({ names: ['Home', 'Our vans'], shown: [] })
})

test('the picture of a Markdown page is drawn large on it', async ({ page }) => {
  await page.goto('/en/rooms')
  const picture = page.getByRole('img', { name: 'A white van in front of a house' })
  await expect(picture).toBeVisible()
  expect((await picture.boundingBox())?.width).toBeGreaterThan(400)
})
