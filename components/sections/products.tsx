import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { ProductCards } from '../cards/product-cards'
import { Section } from '../layout/section'
import { TextLink } from '../layout/text-link'
import type { SectionProps } from './props'

/** The featured products, or the first products when none is featured. */
export function Products({ site: { products }, tone, most = 3 }: SectionProps) {
  const onSale = products.filter((product) => product.available)
  const featured = onSale.filter((product) => product.featured)
  const shown = (featured.length > 0 ? featured : onSale).slice(0, most)
  if (shown.length === 0) return null
  const { title, text } = featured.length > 0 ? copy.home.featuredProducts : copy.home.products
  return (
    <Section
      title={title}
      intro={text}
      tone={tone}
      action={<TextLink href={routes.products}>{copy.actions.allProducts}</TextLink>}
    >
      <ProductCards records={shown} level={3} marksFeatured={false} />
    </Section>
  )
}
