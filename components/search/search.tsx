import type { Menu } from '@/lib/pages/frame'
import { type SearchContent, searchPage } from './search-page'

/** The search page: the field, and below it what was found. */
export function Search({ content, has }: { content: SearchContent; has: Menu['has'] }) {
  return <div dangerouslySetInnerHTML={{ __html: searchPage(content, has) }} />
}
