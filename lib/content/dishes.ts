import { languageHere } from '@/lib/content/translations'
import type { SectionContents } from '@/lib/settings/sections/contents'
import { siteConfig } from '@/site/config'

type Group = NonNullable<SectionContents['priceList']['groups']>[number]
type Item = Group['items'][number]

/** A list of dishes as structured data: a menu, its sections, and each dish with its price. */
export function menuData(title: string | undefined, groups: readonly Group[]): object {
  const named = groups.filter((group) => group.title)
  const loose = groups.filter((group) => !group.title).flatMap(({ items }) => items.map(dish))
  return {
    '@type': 'Menu',
    ...(title && { name: title }),
    inLanguage: languageHere(),
    ...(named.length > 0 && { hasMenuSection: named.map(menuSection) }),
    ...(loose.length > 0 && { hasMenuItem: loose }),
  }
}

function menuSection({ title, note, items }: Group): object {
  return {
    '@type': 'MenuSection',
    name: title,
    ...(note && { description: note }),
    hasMenuItem: items.map(dish),
  }
}

/** The structured data of a dish. A price in words, such as "desde 12 €", is no offer that search engines can compare. */
function dish({ title, text, price }: Item): object {
  const { currency = 'EUR' } = siteConfig.prices || {}
  return {
    '@type': 'MenuItem',
    name: title,
    ...(text && { description: text }),
    ...(typeof price === 'number' && { offers: { '@type': 'Offer', price, priceCurrency: currency } }),
  }
}
