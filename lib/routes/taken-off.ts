import { type KindName, kindNames, type ListedName, listed, listedNames, namesOf } from '@/lib/kinds'
import { isTakenOff } from '@/lib/kinds/names'

/* The kinds of content that `without` of site/config.ts takes off the site. */

/** Each with all of its names, and with the page of its list. */
export function takenOffKinds() {
  return kindNames.filter(isTakenOff).map((kind) => ({
    names: [...new Set<string>([kind, ...Object.values(namesOf(kind))])],
    page: isListed(kind) ? listed[kind].page : undefined,
  }))
}

/** The pages of their lists: the name in settings, and the folder in `app/`. */
export function takenOffPages() {
  return listedNames.filter(isTakenOff).map((name) => listed[name].page)
}

/** Whether an address is below one of theirs. A page of the agency's may be there. */
export function takenOffAt(address: string): boolean {
  const [first = ''] = address.slice(1).split(/[/?#]/, 1)
  return address.startsWith('/') && takenOffPages().some(({ folder }) => folder === first)
}

function isListed(kind: KindName): kind is ListedName {
  return listedNames.some((name) => name === kind)
}
