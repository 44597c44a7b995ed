import type { MenuLink } from '@/lib/config/menu-entries'
import { copyIn, titleIn } from '@/lib/content/languages/copy-in'
import { pagesInLanguages, translationsOf } from '@/lib/content/languages/translations'
import { pageNames } from '@/lib/pages/og-image/og-content'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import type { SubMenu } from './menu'

/** A menu for pages in another language: it leads to translations where there are some, and has the titles of that language. */
export function menuIn(lang: string, items: (MenuLink | SubMenu)[]): (MenuLink | SubMenu)[] {
  const texts = copyIn(lang)
  return items.map((item) =>
    'links' in item
      ? { title: titleIn(texts, item.title), links: item.links.map((link) => linkIn(lang, link)) }
      : linkIn(lang, item),
  )
}

function linkIn(lang: string, link: MenuLink): MenuLink {
  const pages = pagesInLanguages()
  const translated = pages.find(({ path }) => path === translationsOf(link.href, pages)?.[lang])
  if (translated) return { ...link, href: translated.path, title: translated.title }
  const texts = copyIn(lang)
  const page = pageNames.find((name) => routes[name] === link.href && copy.pages[name] === link.title)
  if (page) return { ...link, title: texts.pages[page as keyof typeof texts.pages] }
  return {
    ...link,
    title: link.title === copy.nav.overview ? texts.nav.overview : titleIn(texts, link.title),
  }
}
