import type { Site } from '@/lib/content/site'
import { pageOf } from '@/lib/lists/indexes'
import { copy } from '@/site.copy'
import { frameSettings } from '../frame'
import { headOf } from '../head'

interface List<T, Card> {
  records: T[]
  card: (record: T) => Card
  perPage: number
  path: (page: number) => string
  title: string
  /** What stands between the title and the number of a later page. */
  between?: string
  description: string
  isUnlisted?: boolean
}

/** What one page of a list shows; undefined when the list has no such page. */
export function listContent<T, Card>(site: Site, number: string, list: List<T, Card>) {
  const { records, card, perPage, path, title, between = ': ', ...head } = list
  const shown = pageOf(records, number, perPage)
  if (!shown) return undefined
  const { page } = shown
  const ofPage = page === 1 ? '' : between + copy.paging.page(page).toLowerCase()
  return {
    head: headOf(site, { ...head, title: title + ofPage, path: path(page), imageOf: path(1) }),
    list: { ...shown, records: shown.records.map(card) },
    settings: frameSettings(site),
  }
}
