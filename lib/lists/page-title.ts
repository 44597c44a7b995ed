import type { IndexName } from '@/lib/lists/indexes'
import { copy } from '@/site.copy'

/** Title of one page of an index. */
export function pageTitle(name: IndexName, page: number): string {
  return page === 1 ? copy.pages[name] : `${copy.pages[name]}: ${copy.paging.page(page).toLowerCase()}`
}
