import type { Site } from '@/lib/content/site'
import { pageCount } from '@/lib/kinds/page-count'
import { copy } from '@/site/copy'
import { frameSettings } from './frame'
import { headOf } from './head'

interface List<T, Card> {
  records: readonly T[]
  card: (record: T) => Card
  perPage: number
  path: (page: number) => string
  title: string
  /** The text between the title and the number of a later page. Default: ': '. */
  between?: string
  description: string
  isUnlisted?: boolean
}

/** The length from which a list is long enough that visitors may want to search it. */
const MIN_LONG = 12

export const isLong = (records: readonly unknown[]) => records.length >= MIN_LONG

/** The content of one page of a list; undefined if the list has no such page. */
export function listContent<T, Card>(site: Site, number: string, list: List<T, Card>) {
  const { records, card, perPage, path, title, between = ': ', ...head } = list
  const shown = pageOf(records, number, perPage)
  if (!shown) return undefined
  const { page } = shown
  const ofPage = page === 1 ? '' : between + copy.paging.page(page).toLowerCase()
  return {
    head: headOf(site, { ...head, title: title + ofPage, path: path(page), imageOf: path(1) }),
    list: { ...shown, records: shown.records.map(card), isLong: isLong(records) },
    settings: frameSettings(site),
  }
}

export function pageNumbers(records: number, perPage: number): string[] {
  return Array.from({ length: pageCount(records, perPage) }, (_, index) => String(index + 1))
}

/** The records of one page of a list; undefined if the list has no such page. */
export function pageOf<T>(records: readonly T[], number: string, perPage: number) {
  const page = Number(number)
  const count = pageCount(records.length, perPage)
  if (!Number.isInteger(page) || String(page) !== number || page < 1 || page > count) return undefined
  return {
    page,
    count,
    records: records.slice((page - 1) * perPage, page === count ? undefined : page * perPage),
  }
}
