import { expect, test } from './site'

/* Tests of the menu of dishes from docs/content.md. */

const offer = (price: number) => ({ '@type': 'Offer', price, priceCurrency: 'EUR' })

test('structured data has each part of the menu, each dish, and each price that is a number', async ({
  sent,
}) => {
  const { find } = await sent('/ementa')
  const data = (await find('script[type="application/ld+json"]')).map(({ text }) => JSON.parse(text))
  expect(data.find((thing) => thing['@type'] === 'Menu')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Menu',
    name: 'Ementa',
    inLanguage: 'pt-PT',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'Peixe',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Robalo na grelha',
            description: 'Com batata a murro e legumes',
            offers: offer(18.5),
          },
          { '@type': 'MenuItem', name: 'Peixe do dia', description: 'Pergunte à mesa' },
        ],
      },
      {
        '@type': 'MenuSection',
        name: 'Sobremesas',
        hasMenuItem: [
          { '@type': 'MenuItem', name: 'Leite-creme', description: 'Queimado na hora', offers: offer(4) },
        ],
      },
    ],
  })
})

test('a menu page lists each dish with its price', async ({ page }) => {
  await page.goto('/ementa')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').filter({ hasText: 'Robalo na grelha' })).toContainText(/18,50\s€/)
  await expect(main.getByRole('listitem').filter({ hasText: 'Peixe do dia' })).toContainText('preço do dia')
})
