import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import type { MenuEntry, MenuPage } from '@/site.config'
import { copy } from '@/site.copy'

interface MenuLink {
  href: string
  title: string
}

/** Links to those of the pages that have content. */
export function menuLinks(
  entries: MenuEntry[],
  { has, ownPages }: Pick<Site, 'has' | 'ownPages'>,
): MenuLink[] {
  return entries.flatMap((entry) => {
    if (isPageName(entry)) return has[entry] ? [{ href: routes[entry], title: copy.pages[entry] }] : []
    const page = ownPages.find(({ path }) => path === entry)
    return page ? [{ href: page.path, title: page.title }] : []
  })
}

function isPageName(entry: MenuEntry): entry is MenuPage {
  return !entry.startsWith('/')
}
