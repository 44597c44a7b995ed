import {
  amount,
  type FileFields,
  flag,
  given,
  imageFiles,
  line,
  oneOf,
  withTitle,
} from '@site-starter/engine/fields'
import { z } from 'zod'
import { summaryOf } from '@/lib/content/summary'
import type { Collection, Told } from './kind'
import { offer } from './offer'

/** The smallest price: half a cent. A lower price would be shown as 0. */
const MIN_PRICE = 0.005

const schema = (files: FileFields) =>
  z
    .object({
      ...offer(files),
      sku: line,
      price: amount,
      currency: oneOf(['EUR', 'USD', 'GBP'], null).default('EUR'),
      pricePeriod: oneOf(['once', 'month', 'year'], null).default('once'),
      priceNote: line,
      featured: flag(false),
      available: flag(true),
    })
    // Prices in an unknown currency or for an unknown period are not shown.
    .transform(({ price, currency, pricePeriod, ...record }) =>
      withTitle({
        ...record,
        price: currency && pricePeriod && price >= MIN_PRICE ? price : 0,
        currency: (currency ?? 'EUR') as string,
        pricePeriod: pricePeriod ?? 'once',
      }),
    )

export type Product = z.output<ReturnType<typeof schema>>

const card = (product: Product) => {
  const { slug, title, icon, image, featured, available } = product
  const short = summaryOf(product)
  const { price, currency, pricePeriod, priceNote } = product
  return { slug, title, short, icon, image, featured, available, price, currency, pricePeriod, priceNote }
}

export type ProductCard = ReturnType<typeof card>

export const products = {
  contracts: { 4: 'products', 6: 'products' },
  schema,
  files: imageFiles,
  page: { name: 'products', folder: 'produtos' },
  pages: {
    one: 'product',
    perPage: 'recordsPerPage',
    card,
    // Only the first page links to the lists by price period.
    besideList: (products, { page }) => ({ periods: page === 1 ? offeredPeriods(products) : [] }),
    beside: (_, { following }) => ({ related: following(3, ({ available }) => available).map(card) }),
    title: ({ title }) => title,
    description: ({ short, description }) => short || description,
    picture: ({ image }) => image,
    data,
  },
  search: {
    group: 'produtos',
    found: ({ title, sku, short, bullets, description, priceNote }) => ({
      title,
      about: sku,
      summary: [sku, short, ...bullets],
      text: [description, priceNote],
      passages: [short, description, ...bullets, priceNote],
    }),
  },
} as const satisfies Collection<Product>

const durations = { once: undefined, month: 'P1M', year: 'P1Y' } as const

/** Structured data of a product; undefined unless the page shows a price and a picture, both of which Google requires. */
function data(product: Product, { url }: Told) {
  const { title, short, description, image, sku, price, priceNote, currency, pricePeriod, available } =
    product
  if (!available || price === 0 || !image) return undefined
  const billingDuration = durations[pricePeriod]
  const amount = { price, priceCurrency: currency }
  return {
    '@type': 'Product',
    name: title,
    url,
    ...given('description', short || description),
    image: image.src,
    ...given('sku', sku),
    offers: {
      '@type': 'Offer',
      ...amount,
      ...given('description', priceNote),
      ...(billingDuration && {
        priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, billingDuration },
      }),
      availability: 'https://schema.org/InStock',
      url,
    },
  }
}

/** The price periods by their names in addresses. */
const periods = { 'por-mes': 'month', 'por-ano': 'year', 'preco-unico': 'once' } as const

export type PeriodName = keyof typeof periods

export const periodNames = Object.keys(periods) as PeriodName[]

/** The available products with a price for this period. */
export function productsPaid(products: readonly Product[], name: PeriodName): Product[] {
  return products.filter(
    ({ available, price, pricePeriod }) => available && price > 0 && pricePeriod === periods[name],
  )
}

/** The fewest products that make a list of a price period more useful than their own pages. */
const MIN_LISTED_PRODUCTS = 3

/** Whether search engines may index the list of a price period. */
export function isListedPeriod(products: readonly Product[], name: PeriodName): boolean {
  return productsPaid(products, name).length >= MIN_LISTED_PRODUCTS
}

/** The price periods that visitors can choose from; none if all products share one. */
export function offeredPeriods(products: readonly Product[]): PeriodName[] {
  const offered = periodNames.filter((name) => productsPaid(products, name).length > 0)
  return offered.length > 1 ? offered : []
}
