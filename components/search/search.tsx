import type { Menu } from '@/lib/pages/frame'
import type { SearchContent } from '@/lib/search/content'
import { searchPage } from './search-page'

/** The search page: the field, and the results below it. */
export function Search({ content, has }: { content: SearchContent; has: Menu['has'] }) {
  return <div dangerouslySetInnerHTML={{ __html: searchPage(content, has) }} />
}
