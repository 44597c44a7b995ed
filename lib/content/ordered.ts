import { type CollectionName, type ContentOf, collections } from '@/lib/kinds'
import { siteConfig } from '@/site/config'
import { language } from '@/site/copy'

/** A list in the order that site/config.ts sets, or the unchanged list if it sets none. */
export function ordered<K extends CollectionName>(name: K, records: ContentOf<K>[]): ContentOf<K>[] {
  const order = siteConfig.order[name]
  if (order === undefined) return records
  if (order === 'reversed') return records.toReversed()
  if (order === 'price') return records.toSorted((one, other) => priceOf(one) - priceOf(other))
  if (order === 'title') {
    const { compare } = new Intl.Collator(language, { numeric: true })
    const title = (record: ContentOf<K>) => collections[name].pages?.title(record) ?? ''
    return records.toSorted((one, other) => compare(title(one), title(other)))
  }
  const position = ({ slug }: ContentOf<K>) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  return records.toSorted((one, other) => position(one) - position(other))
}

/** Whether a list goes from newest to oldest: posts do, unless site/config.ts sets another order. */
export function isNewestFirst(name: CollectionName, order = siteConfig.order): boolean {
  return name === 'posts' && order.posts === undefined
}

/** The price to sort by. An unpublished price counts as the highest. */
function priceOf(record: object): number {
  return 'price' in record && typeof record.price === 'number' && record.price > 0
    ? record.price
    : Number.MAX_VALUE
}
