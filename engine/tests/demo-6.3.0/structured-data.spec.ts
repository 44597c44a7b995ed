import { expect, type SentPage, test } from '../fixtures/stage'

type Data = Record<string, unknown> & { '@type': string }

async function structuredData(page: SentPage): Promise<Data[]> {
  const scripts = await page.find('script[type="application/ld+json"]')
  return scripts.map(({ text }) => JSON.parse(text))
}

test('structured data of the home page and the contacts has one organisation, and each location as a local business', async ({
  sent,
  baseURL,
}) => {
  const branch = {
    '@type': 'LocalBusiness',
    name: 'Maré Alta',
    parentOrganization: { '@id': `${baseURL}/#negocio` },
  }
  const organisation = {
    '@type': 'Organization',
    '@id': `${baseURL}/#negocio`,
    telephone: '+351220000140',
    image: expect.stringMatching(/^http.*\.jpg$/),
    sameAs: expect.arrayContaining(['https://www.instagram.com/marealta.exemplo']),
  }
  const main = {
    ...branch,
    '@id': `${baseURL}/#negocio-matosinhos`,
    address: { streetAddress: 'Avenida da Doca Nova, 212', addressLocality: 'Matosinhos' },
    geo: { '@type': 'GeoCoordinates', latitude: 41.1856, longitude: -8.6925 },
    openingHoursSpecification: [{ opens: '08:00', closes: '19:00' }, { dayOfWeek: ['Saturday'] }],
  }
  for (const path of ['/', '/contactos']) {
    const data = await structuredData(await sent(path))
    expect(data.slice(0, 4), path).toMatchObject([organisation, branch, main, branch])
  }
})

test('every kind of page has structured data of what it shows, and none has reviews of the business', async ({
  sent,
  baseURL,
}) => {
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  const crumbs = [
    { '@type': 'ListItem', position: 1, name: 'Página inicial', item: `${baseURL}/` },
    { '@type': 'ListItem', position: 2, name: 'Serviços', item: `${baseURL}/servicos` },
    { '@type': 'ListItem', position: 3, name: 'Elevador exterior' },
  ]
  const provider = { '@type': 'Organization', name: 'Maré Alta' }
  const priced = { price: 79, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' }
  const monthly = { priceSpecification: { billingDuration: 'P1M' } }
  const site = { '@id': `${baseURL}/#site`, name: 'Maré Alta', url: `${baseURL}/`, inLanguage: 'pt-PT' }
  for (const [path, type, data] of [
    ['/', 'WebSite', site],
    ['/servicos/elevador-exterior', 'Service', { name: 'Elevador exterior', provider }],
    ['/servicos/elevador-exterior', 'BreadcrumbList', { itemListElement: crumbs }],
    ['/sobre', 'BreadcrumbList', { itemListElement: [{ position: 1 }, { position: 2, name: 'Maré Alta' }] }],
    ['/produtos/kit-de-caixas-t2', 'Product', { offers: priced }],
    ['/produtos/box-5-m2', 'Product', { offers: monthly }],
    ['/blog/lista-de-oito-semanas', 'BlogPosting', { datePublished: date, dateModified: date }],
    ['/perguntas-frequentes', 'FAQPage', { mainEntity: expect.anything() }],
  ] as const) {
    const all = await structuredData(await sent(path))
    const found = all.filter((one) => one['@type'] === type)
    expect(found, `${type} on ${path}`).toMatchObject([data])
    expect(JSON.stringify(all), path).not.toMatch(/Review|Rating|SearchAction/)
  }
  // Products whose page shows no price have no structured data, nor have testimonials.
  for (const path of [
    '/produtos/caixa-de-madeira-por-medida',
    '/produtos/aluguer-de-carrinho',
    '/testemunhos',
  ])
    for (const data of await structuredData(await sent(path)))
      expect(data['@type'], path).toBe('BreadcrumbList')
})

test('no text of the content ends the script of structured data, and a business without a name has none', {
  tag: '@all',
}, async ({ page, sent, edit }) => {
  const name = 'Fim </script><script>document.title="x"</script>'
  const rename = (name: string) => edit<object>('settings', (settings) => ({ ...settings, name }))
  await rename(name)
  expect((await structuredData(await sent('/')))[0]).toMatchObject({ name })
  // A visit in a browser with scripts.
  await page.goto('/')
  expect(await page.title()).not.toBe('x')
  await rename('')
  expect(await structuredData(await sent('/'))).toEqual([])
})
