import { decoded } from '@site-starter/engine/text'
import { copyIn, titleIn } from '@/lib/content/copy-in'
import { addressInLanguage, languageOf, nameOfLanguage, pagesInLanguages } from '@/lib/content/translations'
import { routes } from '@/lib/routes/routes'
import { isGroup, type MenuEntry, type MenuLink } from '@/lib/settings/menu-entries'
import { copy, language } from '@/site/copy'
import { newAddress } from './new-paths'
import { pageAt, pageNames } from './page-at'
import { isPast, pageTitleOf, registeredPage } from './page-titles'
import type { Site } from './site'

export interface SubMenu {
  title: string
  links: MenuLink[]
}

/** The menu for the current content, without links to template pages that have no content. */
export function menuItems(entries: MenuEntry[], site: Site): (MenuLink | SubMenu)[] {
  return entries.flatMap((entry): (MenuLink | SubMenu)[] => {
    if (!isGroup(entry)) return menuLinks(entry, site)
    const { title, href } = entry
    const overview = href === undefined ? [] : menuLinks({ href, title: copy.nav.overview }, site)
    const links = [...overview, ...entry.entries.flatMap((target) => menuLinks(target, site))]
    return links.length > 0 ? [{ title, links }] : []
  })
}

function menuLinks(target: Exclude<MenuEntry, { entries: unknown }>, site: Site): MenuLink[] {
  if (typeof target === 'object') {
    const link = { ...target, href: newAddress(target.href, site.newPaths) }
    return isLinkable(link.href, site) ? [link] : []
  }
  if (isPath(target)) {
    const title = pageTitleOf(target, site.markdownPages)
    return title === undefined || isOver(target) ? [] : [{ href: target, title }]
  }
  return site.has[target] ? [{ href: routes[target], title: copy.pages[target] }] : []
}

function isPath(target: string): target is `/${string}` {
  return target.startsWith('/')
}

/** Whether the last day of one of the agency's pages has passed. No menu links to an archived page. */
function isOver(path: string): boolean {
  const page = registeredPage(path)
  return page !== undefined && isPast(page)
}

/** Whether a link target exists. Lists and records exist if the content has them. Other pages are the agency's responsibility. */
function isLinkable(href: string, site: Site): boolean {
  const [path = ''] = href.split(/[?#]/)
  const [section = '', ...rest] = path.slice(1).split('/').map(decoded)
  if (!path.startsWith('/') || path === '/') return true
  if (registeredPage(path)) return !isOver(path)
  const isOfTemplate = pageNames.some((name) => routes[name] === `/${section}`)
  return !isOfTemplate || rest[0] === 'pagina' || pageAt(site, [section, ...rest]) !== undefined
}

/** A menu for pages in another language: it links to translations where they exist, and has titles in that language. */
export function menuIn(
  lang: string,
  items: (MenuLink | SubMenu)[],
  pages = pagesInLanguages(),
): (MenuLink | SubMenu)[] {
  const texts = copyIn(lang)
  return items.map((item) =>
    'links' in item
      ? { title: titleIn(texts, item.title), links: item.links.map((link) => linkIn(lang, link, pages)) }
      : linkIn(lang, item, pages),
  )
}

function linkIn(lang: string, link: MenuLink, pages: ReturnType<typeof pagesInLanguages>): MenuLink {
  const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? ''
  // The agency wrote this link to another language itself.
  if (languageOf(pathOf(link.href), pages) !== language || link.title === nameOfLanguage(language))
    return link
  const texts = copyIn(lang)
  const href = addressInLanguage(lang, link.href, pages)
  const translated = href && pages.find(({ path }) => path === pathOf(href))
  if (translated) {
    // A link to an anchor on a page may have its own title.
    const title = titleIn(texts, link.title)
    const isToAnchor = href !== translated.path && title !== link.title
    return { ...link, href, title: isToAnchor ? title : translated.title }
  }
  const page = pageNames.find((name) => routes[name] === link.href && copy.pages[name] === link.title)
  if (page) return { ...link, title: texts.pages[page as keyof typeof texts.pages] }
  return {
    ...link,
    title: link.title === copy.nav.overview ? texts.nav.overview : titleIn(texts, link.title),
  }
}
