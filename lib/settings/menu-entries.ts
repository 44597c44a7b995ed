import type { listFolders } from '@/lib/kinds'

/** Pages that a menu knows by name. Pages without content are left out. */
type MenuPage = keyof typeof listFolders | 'about' | 'contact'

export interface MenuLink {
  /** A path of this site, or another address: https:, mailto:, tel:. */
  href: string
  title: string
}

/** A target: the name of a page, the path of an added page, or an address with a title for this menu. */
type MenuTarget = MenuPage | `/${string}` | MenuLink

/** Entries under a title. With an `href`, the page at that address is the first entry. */
export interface MenuGroup {
  title: string
  href?: string
  entries: MenuTarget[]
}

export type MenuEntry = MenuTarget | MenuGroup

export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return typeof entry === 'object' && 'entries' in entry
}
