import type { MarkdownPage } from '@site-starter/engine/content'
import { lisbonDay } from '@site-starter/engine/text'
import type { MenuLink } from '@/lib/settings/menu-entries'
import type { CodePage } from '@/lib/settings/types'
import { siteConfig } from '@/site/config'

export function registeredPage(path: string): CodePage | undefined {
  return siteConfig.pages.find((page) => page.path === path)
}

/** Whether the last day of a page has passed in Lisbon. */
export function isPast({ until }: Pick<CodePage, 'until'>): boolean {
  return until !== undefined && until < lisbonDay()
}

/** Whether a page answers 404 because its last day has passed. */
export function isGone(page: CodePage): boolean {
  return page.after === 'gone' && isPast(page)
}

/** The title of a page that exists today. */
export function pageTitleOf(path: string, pages: readonly MarkdownPage[]): string | undefined {
  const registered = registeredPage(path)
  if (registered && isGone(registered)) return undefined
  return registered?.title ?? pages.find((page) => page.path === path)?.title
}

/** The parent pages of an address that have a title, from the top down. `titleOf` takes the path segments of an address. */
export function pagesAbove(path: string, titleOf: (segments: string[]) => string | undefined): MenuLink[] {
  const segments = path.split('/').slice(1, -1)
  return segments.flatMap((_, index) => {
    const above = segments.slice(0, index + 1)
    const title = titleOf(above)
    return title === undefined ? [] : [{ href: `/${above.join('/')}`, title }]
  })
}
