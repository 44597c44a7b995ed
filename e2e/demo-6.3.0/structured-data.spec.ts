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

test('the business is described with phone, address and profiles', async ({ sent, baseURL }) => {
  for (const path of ['/', '/contactos']) {
    const business = await one(sent, path, 'LocalBusiness')
    expect(business).toMatchObject({ name: 'Maré Alta', telephone: '+351220000140', url: `${baseURL}/` })
    expect(business.address).toMatchObject({ '@type': 'PostalAddress', addressLocality: 'Matosinhos' })
    expect(business.sameAs).toContain('https://www.instagram.com/marealta.exemplo')
  }
})

test('a service names its provider', async ({ sent }) => {
  const service = await one(sent, '/servicos/elevador-exterior', 'Service')
  expect(service).toMatchObject({ name: 'Elevador exterior', provider: { name: 'Maré Alta' } })
})

test('a product has an offer only when it is priced, with its availability', async ({ sent }) => {
  const priced = await one(sent, '/produtos/kit-de-caixas-t2', 'Product')
  expect(priced.offers).toMatchObject({
    price: 79,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  })
  const monthly = await one(sent, '/produtos/box-5-m2', 'Product')
  expect(monthly.offers).toMatchObject({ priceSpecification: { referenceQuantity: { unitCode: 'MON' } } })
  const unpriced = await one(sent, '/produtos/caixa-de-madeira-por-medida', 'Product')
  expect(unpriced).not.toHaveProperty('offers')
  const unavailable = await one(sent, '/produtos/aluguer-de-carrinho', 'Product')
  expect(unavailable.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
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
  expect((await one(sent, '/', 'LocalBusiness')).name).toBe(name)
  // Where scripts run.
  await page.goto('/')
  expect(await page.title()).not.toBe('x')
})

test('the business reviews itself nowhere', async ({ sent }) => {
  const all = [...(await structuredData(sent, '/testemunhos')), ...(await structuredData(sent, '/'))]
  expect(JSON.stringify(all)).not.toMatch(/Review|Rating/)
})
