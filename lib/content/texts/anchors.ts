import { decoded } from '@/lib/format/decoded'
import { isIdOfPage } from '@/lib/format/page-name'
import { beginning, withoutAccents } from '@/lib/format/visible-text'

const LONGEST = 60

/** The words of a text as an `id`: small letters without accents. */
function wordsOf(text: string): string {
  const plain = withoutAccents(text.normalize('NFKD')).toLowerCase().normalize()
  return beginning((plain.match(/[\p{L}\p{N}]+/gu) ?? []).join('-'), LONGEST).replace(/-$/, '')
}

interface Titled {
  title: string
  /** As the author wrote it. */
  id?: string | undefined
}

/** An `id` for each heading: its own if valid and free, else of its title, so that it stays when another heading is inserted. */
export function anchorsOf(headings: Titled[]): string[] {
  const taken = new Set<string>()
  const isFree = (id: string) => !taken.has(id) && !isIdOfPage(id)
  const own = headings.map(({ id = '' }) => {
    if (!/^\S{1,200}$/.test(id) || !isFree(id)) return undefined
    taken.add(id)
    return id
  })
  const counts = new Map<string, number>()
  return headings.map(({ title }, index) => {
    const kept = own[index]
    if (kept !== undefined) return kept
    const words = wordsOf(title) || 'parte'
    let count = counts.get(words) ?? 1
    const named = () => (count === 1 ? words : `${words}-${count}`)
    while (!isFree(named())) count += 1
    counts.set(words, count)
    taken.add(named())
    return named()
  })
}

/** The `id` that a written fragment leads to, whether as it is, by an id that was not free, or by the words of a title; undefined for none. */
export function anchorFor(fragment: string, headings: Titled[], anchors: string[]): string | undefined {
  const wanted = decoded(fragment)
  if (anchors.includes(wanted)) return wanted
  const byId = headings.findIndex(({ id }) => id === wanted)
  if (byId >= 0) return anchors[byId]
  const words = wordsOf(wanted)
  return anchors.find((anchor) => words !== '' && wordsOf(anchor) === words)
}
