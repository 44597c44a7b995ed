import { decoded } from '../text/decoded'
import { isIdOfPage } from '../text/page-name'
import { beginning, withoutAccents } from '../text/visible-text'

/** The longest `id` that is made from a title. */
const MAX_ID_CHARACTERS = 60

/** The words of a text as an `id`: lower case, no accents, with hyphens. */
function wordsOf(text: string): string {
  const plain = withoutAccents(text.normalize('NFKD')).toLowerCase().normalize()
  return beginning((plain.match(/[\p{L}\p{N}]+/gu) ?? []).join('-'), MAX_ID_CHARACTERS).replace(/-$/, '')
}

interface Titled {
  title: string
  /** The `id` that the author wrote. */
  id?: string | undefined
}

/** An `id` for each heading: the author's if valid and unused, else one made from its title, which survives the insertion of other headings. */
export function anchorsOf(headings: Titled[]): string[] {
  const taken = new Set<string>()
  const writtenIds = headings.map(({ id = '' }) => {
    if (!/^\S{1,200}$/.test(id) || taken.has(id) || isIdOfPage(id)) return undefined
    taken.add(id)
    return id
  })
  const nextAnchor = anchorMaker(taken)
  return headings.map(({ title }, index) => writtenIds[index] ?? nextAnchor(title))
}

/** Creates a function that makes an `id`, unique in the page, from a title. */
export function anchorMaker(taken = new Set<string>()): (title: string) => string {
  const counts = new Map<string, number>()
  return (title) => {
    const words = wordsOf(title) || 'parte'
    let count = counts.get(words) ?? 1
    const named = () => (count === 1 ? words : `${words}-${count}`)
    while (taken.has(named()) || isIdOfPage(named())) count += 1
    counts.set(words, count)
    taken.add(named())
    return named()
  }
}

/** Creates a function that resolves a fragment to an `id`: as is, by an id already taken, or by the words of a title; undefined if none fits. */
export function anchorFinder(
  headings: Titled[],
  anchors: string[],
): (fragment: string) => string | undefined {
  const known = new Set(anchors)
  const first = (names: (string | undefined)[]) =>
    new Map(names.flatMap((name, index) => (name ? [[name, anchors[index]] as const] : [])).toReversed())
  const byId = first(headings.map(({ id }) => id))
  const byWords = first(anchors.map(wordsOf))
  return (fragment) => {
    const wanted = decoded(fragment)
    return known.has(wanted) ? wanted : (byId.get(wanted) ?? byWords.get(wordsOf(wanted)))
  }
}
