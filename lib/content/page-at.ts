import type { Picture } from '@site-starter/engine/fields'
import { heroPicture } from '@site-starter/engine/pictures'
import { type ContentOf, type PagedName, paged, pagedNames } from '@/lib/kinds'
import { offeredPeriods } from '@/lib/kinds/products'
import { routes } from '@/lib/routes/routes'
import { copy } from '@/site/copy'
import { recordOfPage } from './find'
import { pageTitleOf } from './page-titles'
import type { Site } from './site'
import { subjectsIn } from './subjects'

/** The data of a page for menus, breadcrumbs and Open Graph images. */
export interface PageAt {
  title: string
  picture: Picture | undefined
  /** The slug of the record whose plate replaces a picture of the page. */
  plate?: string
}

type PageName = keyof typeof copy.pages

/**
 * The page at an address, by its decoded segments. Undefined if `isShown` (`lib/views/at-address.ts`) finds none, and for pages that repeat another
 * one: later pages of a list, and a form with a selected service.
 */
export function pageAt(site: Site, segments: string[]): PageAt | undefined {
  const [section, segment, ...rest] = segments
  if (section === undefined) return { title: site.settings.tagline || site.name, picture: heroPicture(site) }
  const own = pageTitleOf(`/${segments.join('/')}`, site.markdownPages)
  if (own !== undefined) return { title: own, picture: undefined }
  const page = pageNames.find((name) => routes[name] === `/${section}`)
  if (page === undefined || !site.has[page]) return undefined
  if (page === 'blog' && segment === 'etiqueta' && rest.length === 1) {
    const subject = subjectsIn(site.posts).get(rest[0] ?? '')
    return subject && { title: subject.title, picture: subject.posts[0]?.coverImage }
  }
  if (page === 'products' && segment === 'preco' && rest.length === 1) {
    const period = offeredPeriods(site.products).find((name) => name === rest[0])
    return period && { title: copy.products.periods[period], picture: undefined }
  }
  if (rest.length > 0) return undefined
  if (segment === undefined) return { title: copy.pages[page], picture: undefined }
  const name = pagedNames.find((one) => paged[one].page.name === page)
  return name && ofRecord(name, site[name], segment)
}

export const pageNames = Object.keys(copy.pages) as PageName[]

function ofRecord<K extends PagedName>(name: K, records: readonly ContentOf<K>[], pageName: string) {
  const { title, picture } = paged[name].pages
  const record = recordOfPage(records, pageName)
  if (!record) return undefined
  const shown = picture(record)
  return { title: title(record), picture: shown, ...(!shown && { plate: record.slug }) }
}
