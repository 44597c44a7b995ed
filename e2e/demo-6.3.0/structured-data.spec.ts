import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/stage'

type Data = Record<string, unknown> & { '@type': string }

async function structuredData(page: Page, path: string): Promise<Data[]> {
  await page.goto(path)
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return scripts.map((script) => JSON.parse(script))
}

async function one(page: Page, path: string, type: string): Promise<Data> {
  const found = (await structuredData(page, path)).filter((data) => data['@type'] === type)
  expect(found, `${type} on ${path}`).toHaveLength(1)
  return found[0] ?? { '@type': '' }
}

test('the business is described with phone, address and profiles', async ({ page, baseURL }) => {
  for (const path of ['/', '/contactos']) {
    const business = await one(page, path, 'LocalBusiness')
    expect(business).toMatchObject({ name: 'Maré Alta', telephone: '+351220000140', url: `${baseURL}/` })
    expect(business.address).toMatchObject({ '@type': 'PostalAddress', addressLocality: 'Matosinhos' })
    expect(business.sameAs).toContain('https://www.instagram.com/marealta.exemplo')
  }
})

test('a service names its provider', async ({ page }) => {
  const service = await one(page, '/servicos/elevador-exterior', 'Service')
  expect(service).toMatchObject({ name: 'Elevador exterior', provider: { name: 'Maré Alta' } })
})

test('a product has an offer only when it is priced, with its availability', async ({ page }) => {
  const priced = await one(page, '/produtos/kit-de-caixas-t2', 'Product')
  expect(priced.offers).toMatchObject({
    price: 79,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  })
  const monthly = await one(page, '/produtos/box-5-m2', 'Product')
  expect(monthly.offers).toMatchObject({ priceSpecification: { referenceQuantity: { unitCode: 'MON' } } })
  const unpriced = await one(page, '/produtos/caixa-de-madeira-por-medida', 'Product')
  expect(unpriced).not.toHaveProperty('offers')
  const unavailable = await one(page, '/produtos/aluguer-de-carrinho', 'Product')
  expect(unavailable.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
})

test('a post has its dates and author', async ({ page }) => {
  const post = await one(page, '/blog/lista-de-oito-semanas', 'BlogPosting')
  expect(post.datePublished).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(post.dateModified).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(post.author).toMatchObject({ '@type': 'Person' })
})

test('questions come with their answers', async ({ page }) => {
  const faq = await one(page, '/perguntas-frequentes', 'FAQPage')
  expect((faq.mainEntity as unknown[]).length).toBeGreaterThan(10)
})

test('breadcrumbs end with the page itself', async ({ page, baseURL }) => {
  const { itemListElement } = await one(page, '/servicos/elevador-exterior', 'BreadcrumbList')
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Página inicial', item: `${baseURL}/` },
    { '@type': 'ListItem', position: 2, name: 'Serviços', item: `${baseURL}/servicos` },
    { '@type': 'ListItem', position: 3, name: 'Elevador exterior' },
  ])
})

test('no text from content can end the script', async ({ page, edit }) => {
  const name = 'Fim </script><script>document.title="x"</script>'
  await edit<{ name: string }>('settings', (settings) => ({ ...settings, name }))
  expect((await one(page, '/', 'LocalBusiness')).name).toBe(name)
  expect(await page.title()).not.toBe('x')
})

test('the business reviews itself nowhere', async ({ page }) => {
  const all = [...(await structuredData(page, '/testemunhos')), ...(await structuredData(page, '/'))]
  expect(JSON.stringify(all)).not.toMatch(/Review|Rating/)
})
