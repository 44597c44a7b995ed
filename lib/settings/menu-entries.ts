import type { listFolders } from '@/lib/kinds'

/** Template pages that a menu can name. A menu omits pages without content. */
type MenuPage = keyof typeof listFolders | 'about' | 'contact'

export interface MenuLink {
  /** The target of the link: a path of this site, an https address, mailto: or tel:. */
  href: string
  title: string
}

/** The target of a menu entry: a template page by name, one of your own pages by path, or a link with a title. */
type MenuTarget = MenuPage | `/${string}` | MenuLink

/** A submenu. With `href`, its first entry is the page at that address. */
export interface MenuGroup {
  title: string
  href?: string
  entries: MenuTarget[]
}

export type MenuEntry = MenuTarget | MenuGroup

export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return typeof entry === 'object' && 'entries' in entry
}
