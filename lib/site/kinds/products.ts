import { z } from 'zod'
import {
  amount,
  type FileFields,
  flag,
  given,
  imageFiles,
  line,
  offer,
  oneOf,
  withTitle,
} from '@/lib/engine/fields'
import type { Collection, Told } from './kind'

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
    // An amount in an unknown currency or for an unknown period is not published.
    .transform(({ price, currency, pricePeriod, ...record }) =>
      withTitle({
        ...record,
        price: currency && pricePeriod ? price : 0,
        currency: currency ?? 'EUR',
        pricePeriod: pricePeriod ?? 'once',
      }),
    )

export type Product = z.output<ReturnType<typeof schema>>

const card = (product: Product) => {
  const { slug, title, short, icon, image, featured, available } = product
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
    // The first page alone leads to the lists by price period.
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

const unitCodes = { once: undefined, month: 'MON', year: 'ANN' } as const

/** Undefined unless the page shows a price: Google refuses a product without an offer. */
function data(product: Product, { url }: Told) {
  const { title, short, description, image, sku, price, priceNote, currency, pricePeriod, available } =
    product
  if (!available || price === 0) return undefined
  const unitCode = unitCodes[pricePeriod]
  const amount = { price, priceCurrency: currency }
  return {
    '@type': 'Product',
    name: title,
    url,
    ...given('description', short || description),
    ...given('image', image?.src),
    ...given('sku', sku),
    offers: {
      '@type': 'Offer',
      ...amount,
      ...given('description', priceNote),
      ...(unitCode && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          ...amount,
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
        },
      }),
      availability: 'https://schema.org/InStock',
      url,
    },
  }
}

/** The price periods, by their name in addresses. */
const periods = { 'por-mes': 'month', 'por-ano': 'year', 'preco-unico': 'once' } as const

export type PeriodName = keyof typeof periods

export const periodNames = Object.keys(periods) as PeriodName[]

/** The available products with a price of this period. */
export function productsPaid(products: readonly Product[], name: PeriodName): Product[] {
  return products.filter(
    ({ available, price, pricePeriod }) => available && price > 0 && pricePeriod === periods[name],
  )
}

/** The price periods that products can be filtered by: none when all products share one. */
export function offeredPeriods(products: readonly Product[]): PeriodName[] {
  const offered = periodNames.filter((name) => productsPaid(products, name).length > 0)
  return offered.length > 1 ? offered : []
}
