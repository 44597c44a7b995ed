import type { Site } from '@/lib/content/site'
import { productCard } from '@/lib/lists/cards'
import { routes } from '@/lib/routing/routes'
import { productData } from '@/lib/seo/structured-data'
import { bySlug, following, slugsOf } from '../../content/find'
import { frameSettings } from '../frame'
import { headOf } from '../head'
import type { Page } from '../page'

const RELATED = 3

export const productPage = {
  name: 'product',
  params: ({ products }) => slugsOf(products),
  content: (site: Site, slug: string) => {
    const product = bySlug(site.products, slug)
    if (!product) return undefined
    const { title, short, description } = product
    return {
      head: headOf(site, { title, description: short || description, path: routes.product(slug) }),
      data: productData(product),
      product,
      related: following(site.products, slug, RELATED, ({ available }) => available).map(productCard),
      settings: frameSettings(site),
    }
  },
} satisfies Page
