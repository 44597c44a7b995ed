import { menu } from '@/lib/pages/frame'
import { contentOf } from '@/lib/pages/render'
import type { Group } from '@/lib/search/groups'
import { searchField } from './field'

/** A search field; nothing when the site has no search. */
export async function SearchField({ id, group }: { id: string; group?: Group }) {
  const { has } = await contentOf(menu)
  if (!has.search) return null
  return (
    <div
      className="print:hidden max-w-2xl"
      dangerouslySetInnerHTML={{ __html: searchField({ id, group }).text }}
    />
  )
}
