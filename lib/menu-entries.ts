/** Pages that a menu knows by name; one without content is left out by itself. */
type MenuPage = 'services' | 'products' | 'projects' | 'blog' | 'testimonials' | 'faqs' | 'about' | 'contact'

export interface MenuLink {
  /** A path of this site, or another address: https:, mailto:, tel:. */
  href: string
  title: string
}

/** By name, by the path of a page of one's own, or with a title for this menu. */
type MenuTarget = MenuPage | `/${string}` | MenuLink

/** Entries under a title. With an `href` the first of them is that page itself. */
export interface MenuGroup {
  title: string
  href?: string
  entries: MenuTarget[]
}

export type MenuEntry = MenuTarget | MenuGroup

export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return typeof entry === 'object' && 'entries' in entry
}
