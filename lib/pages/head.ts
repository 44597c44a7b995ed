import type { IndexName } from '@/lib/indexes'
import { pageTitle } from '@/lib/page-title'
import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import { shortened } from '@/lib/visible-text'
import { copy } from '@/site.copy'

/** What a page tells search engines and sites that show links. */
export interface Head {
  title: string
  /** '' when there is none. */
  description: string
  /** Path of the page; its canonical address. */
  path: string
  /** Path of the page whose Open Graph image this one shows too; its own when absent. */
  imageOf?: string
  /** Search engines are asked not to list it. */
  isUnlisted?: boolean
  /** Set for articles: calendar dates, '' when there is none. */
  article?: { publishedAt: string; updatedOn: string; author: string }
}

/** Search engines show about as many characters. */
const SUMMARY_LENGTH = 160

/** The head of a page; without a description of its own it has that of the business. */
export function headOf(
  { settings }: Site,
  { description, ...head }: Omit<Head, 'description'> & { description?: string },
): Head {
  const text = description || settings.description || settings.tagline
  return { ...head, description: shortened(text.replace(/\s+/g, ' ').trim(), SUMMARY_LENGTH) }
}

/** The head of one page of a list, 1 being the first. */
export function indexHead(site: Site, name: IndexName, page: number): Head {
  return headOf(site, {
    title: pageTitle(name, page),
    description: copy[name].intro,
    path: routes.indexPage(name, page),
    imageOf: routes[name],
  })
}
