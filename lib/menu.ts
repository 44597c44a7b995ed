import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import type { MenuPage } from '@/site.config'
import { copy } from '@/site.copy'

/** Links to those of the pages that have content. */
export function menuLinks(pages: MenuPage[], { has }: Site): { href: string; title: string }[] {
  return pages.filter((page) => has[page]).map((page) => ({ href: routes[page], title: copy.pages[page] }))
}
