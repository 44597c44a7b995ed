import { pageTitleOf, registeredPage } from '@/lib/code-pages'
import { isGroup, type MenuEntry, type MenuLink } from '@/lib/menu-entries'
import { decoded } from '@/lib/pages/decoded'
import { routes } from '@/lib/routes'
import { pageNames, shareCard } from '@/lib/share-card'
import type { Site } from '@/lib/site'
import { copy } from '@/site.copy'

/** A title with the links below it. */
export interface SubMenu {
  title: string
  links: MenuLink[]
}

/** A menu as it is now: nothing in it leads to a page of the site that has no content. */
export function menuItems(entries: MenuEntry[], site: Site): (MenuLink | SubMenu)[] {
  return entries.flatMap((entry): (MenuLink | SubMenu)[] => {
    if (!isGroup(entry)) return menuLinks(entry, site)
    const { title, href } = entry
    const own = href === undefined ? [] : menuLinks({ href, title: copy.nav.overview }, site)
    const links = [...own, ...entry.entries.flatMap((target) => menuLinks(target, site))]
    return links.length > 0 ? [{ title, links }] : []
  })
}

function menuLinks(target: Exclude<MenuEntry, { entries: unknown }>, site: Site): MenuLink[] {
  if (typeof target === 'object') return isThere(target.href, site) ? [target] : []
  if (isPath(target)) {
    const title = pageTitleOf(target, site.ownPages)
    return title === undefined ? [] : [{ href: target, title }]
  }
  return site.has[target] ? [{ href: routes[target], title: copy.pages[target] }] : []
}

function isPath(target: string): target is `/${string}` {
  return target.startsWith('/')
}

/** Lists and records are there when the content has them; any other page is the agency's own affair. */
function isThere(href: string, site: Site): boolean {
  const [path = ''] = href.split(/[?#]/)
  const [section = '', ...rest] = path.slice(1).split('/').map(decoded)
  if (!path.startsWith('/') || path === '/' || registeredPage(path)) return true
  const isOfTemplate = pageNames.some((name) => routes[name] === `/${section}`)
  return !isOfTemplate || rest[0] === 'pagina' || shareCard(site, [section, ...rest]) !== undefined
}
