import { type KindName, kindNames, type ListedName, listed, listedNames, namesOf } from '@/lib/kinds'
import { isTakenOff } from '@/lib/kinds/names'

/* The kinds of content that `without` in site/config.ts removes. */

/** The removed kinds, each with all its names and its list page. */
export function takenOffKinds() {
  return kindNames.filter(isTakenOff).map((kind) => ({
    names: [...new Set<string>([kind, ...Object.values(namesOf(kind))])],
    page: isListed(kind) ? listed[kind].page : undefined,
  }))
}

/** The list pages of the removed kinds: the name in settings, and the folder in `app/`. */
export function takenOffPages() {
  return listedNames.filter(isTakenOff).map((name) => listed[name].page)
}

/** Whether an address is below the list page of a removed kind, where the agency may have its own page. */
export function takenOffAt(address: string): boolean {
  const [first = ''] = address.slice(1).split(/[/?#]/, 1)
  return address.startsWith('/') && takenOffPages().some(({ folder }) => folder === first)
}

function isListed(kind: KindName): kind is ListedName {
  return listedNames.some((name) => name === kind)
}
