import type { SentPage } from '../fixtures/sent-page'
import { expect, test } from '../fixtures/stage'

type Data = Record<string, unknown> & { '@type': string }

type Sent = (path: string) => Promise<SentPage>

async function structuredData(sent: Sent, path: string): Promise<Data[]> {
  const scripts = await (await sent(path)).find('script[type="application/ld+json"]')
  return scripts.map(({ text }) => JSON.parse(text))
}

async function one(sent: Sent, path: string, type: string): Promise<Data> {
  const found = (await structuredData(sent, path)).filter((data) => data['@type'] === type)
  expect(found, `${type} on ${path}`).toHaveLength(1)
  return found[0] ?? { '@type': '' }
}

test('the business is one organisation with phone, address and profiles', async ({ sent, baseURL }) => {
  for (const path of ['/', '/contactos']) {
    const business = await one(sent, path, 'Organization')
    expect(business).toMatchObject({
      '@id': `${baseURL}/#negocio`,
      name: 'Maré Alta',
      telephone: '+351220000140',
      url: `${baseURL}/`,
      image: expect.stringMatching(/^http.*\.jpg$/),
    })
    expect(business.sameAs).toContain('https://www.instagram.com/marealta.exemplo')
  }
})

test('each location is a local business with its address and place; the main one has the hours', async ({
  sent,
  baseURL,
}) => {
  for (const path of ['/', '/contactos']) {
    const places = (await structuredData(sent, path)).filter((data) => data['@type'] === 'LocalBusiness')
    expect(new Set(places.map((place) => place['@id'])).size).toBe(3)
    for (const place of places) {
      expect(place.name).toBe('Maré Alta')
      expect(place.parentOrganization).toEqual({ '@id': `${baseURL}/#negocio` })
    }
    const [lisbon, main, point] = places
    expect(lisbon?.address).toMatchObject({
      streetAddress: 'Rua dos Armazéns do Relógio, 18, pavilhão C',
      postalCode: '2685-000',
    })
    expect(main).toMatchObject({
      '@id': `${baseURL}/#negocio-matosinhos`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Avenida da Doca Nova, 212',
        postalCode: '4450-000',
        addressLocality: 'Matosinhos',
        addressCountry: 'PT',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 41.1856, longitude: -8.6925 },
    })
    const hours = { '@type': 'OpeningHoursSpecification', closes: '19:00', opens: '08:00' }
    expect(main?.openingHoursSpecification).toEqual([
      { ...hours, dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
      { ...hours, dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
    ])
    for (const other of [lisbon, point]) expect(other).not.toHaveProperty('openingHoursSpecification')
  }
})

test('a business without an address is no local one; without a name there is none', async ({
  sent,
  edit,
}) => {
  await edit<object[]>('locations', () => [])
  for (const path of ['/', '/contactos']) {
    await one(sent, path, 'Organization')
    expect(JSON.stringify(await structuredData(sent, path))).not.toMatch(/LocalBusiness|OpeningHours/)
  }
  await edit<object>('settings', (settings) => ({ ...settings, name: '' }))
  expect(await structuredData(sent, '/')).toEqual([])
})

test('the site has a name, and no property that Google has retired', async ({ sent, baseURL }) => {
  expect(await one(sent, '/', 'WebSite')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${baseURL}/#site`,
    name: 'Maré Alta',
    url: `${baseURL}/`,
    inLanguage: 'pt-PT',
  })
})

test('a service names its provider', async ({ sent }) => {
  const service = await one(sent, '/servicos/elevador-exterior', 'Service')
  expect(service).toMatchObject({
    name: 'Elevador exterior',
    provider: { '@type': 'Organization', name: 'Maré Alta' },
  })
})

test('a product is told with the price that its page shows, with its period and note', async ({ sent }) => {
  const priced = await one(sent, '/produtos/kit-de-caixas-t2', 'Product')
  expect(priced.offers).toMatchObject({
    price: 79,
    priceCurrency: 'EUR',
    description: 'IVA e entrega no Grande Porto incluídos',
    availability: 'https://schema.org/InStock',
  })
  const monthly = await one(sent, '/produtos/box-5-m2', 'Product')
  expect(monthly.offers).toMatchObject({ priceSpecification: { referenceQuantity: { unitCode: 'MON' } } })
})

test('a product whose page shows no price is not told', async ({ sent }) => {
  for (const slug of ['caixa-de-madeira-por-medida', 'aluguer-de-carrinho']) {
    const all = await structuredData(sent, `/produtos/${slug}`)
    expect(all.map((data) => data['@type'])).toEqual(['BreadcrumbList'])
  }
})

test('a post has its dates and author', async ({ sent }) => {
  const post = await one(sent, '/blog/lista-de-oito-semanas', 'BlogPosting')
  expect(post.datePublished).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(post.dateModified).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(post.author).toMatchObject({ '@type': 'Person' })
})

test('questions come with their answers', async ({ sent }) => {
  const faq = await one(sent, '/perguntas-frequentes', 'FAQPage')
  expect((faq.mainEntity as unknown[]).length).toBeGreaterThan(10)
})

test('breadcrumbs end with the page itself', async ({ sent, baseURL }) => {
  const { itemListElement } = await one(sent, '/servicos/elevador-exterior', 'BreadcrumbList')
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Página inicial', item: `${baseURL}/` },
    { '@type': 'ListItem', position: 2, name: 'Serviços', item: `${baseURL}/servicos` },
    { '@type': 'ListItem', position: 3, name: 'Elevador exterior' },
  ])
})

test('no text from content can end the script', async ({ page, sent, edit }) => {
  const name = 'Fim </script><script>document.title="x"</script>'
  await edit<{ name: string }>('settings', (settings) => ({ ...settings, name }))
  expect((await one(sent, '/', 'Organization')).name).toBe(name)
  // Where scripts run.
  await page.goto('/')
  expect(await page.title()).not.toBe('x')
})

test('the business reviews itself nowhere', async ({ sent }) => {
  const all = [...(await structuredData(sent, '/testemunhos')), ...(await structuredData(sent, '/'))]
  expect(JSON.stringify(all)).not.toMatch(/Review|Rating/)
})
