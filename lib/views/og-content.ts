import type { Picture } from '@site-starter/engine/fields'
import { heroPicture } from '@site-starter/engine/pictures'
import { recordOfPage } from '@/lib/content/find'
import { pageTitleOf } from '@/lib/content/page-titles'
import type { Site } from '@/lib/content/site'
import { subjectsIn } from '@/lib/content/subjects'
import { type ContentOf, type PagedName, paged, pagedNames } from '@/lib/kinds'
import { offeredPeriods } from '@/lib/kinds/products'
import { routes } from '@/lib/routes/routes'
import { copy } from '@/site/copy'

/** In pixels: the size that sites with link previews ask for. */
export const ogImageSize = { width: 1200, height: 630 }

export interface OgContent {
  title: string
  picture: Picture | undefined
  /** The slug of the record whose plate stands for its picture. */
  plate?: string
}

type PageName = keyof typeof copy.pages

/** The content of a page's image, by the decoded segments of the page's address; undefined for a page that does not exist. */
export function ogContent(site: Site, segments: string[]): OgContent | undefined {
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
