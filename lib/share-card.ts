import { pageTitleOf } from '@/lib/code-pages'
import { heroPicture } from '@/lib/hero-picture'
import { bySlug } from '@/lib/pages/find'
import { offeredPeriods } from '@/lib/periods'
import type { Picture } from '@/lib/platform'
import { coverOf } from '@/lib/projects'
import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import { subjectsIn } from '@/lib/subjects'
import { copy } from '@/site.copy'

/** What sites that show links ask for, in pixels. */
export const shareImageSize = { width: 1200, height: 630 }

/** What the image of a shared link says: the page's title, and its picture where it has one. */
export interface ShareCard {
  title: string
  picture: Picture | undefined
}

type PageName = keyof typeof copy.pages

/** The card of a page by the decoded segments of its address; undefined for a page that does not exist. */
export function shareCard(site: Site, segments: string[]): ShareCard | undefined {
  const [section, segment, ...rest] = segments
  if (section === undefined) return { title: site.settings.tagline || site.name, picture: heroPicture(site) }
  const own = pageTitleOf(`/${segments.join('/')}`, site.ownPages)
  if (own !== undefined) return { title: own, picture: undefined }
  const page = pageNames.find((name) => routes[name] === `/${section}`)
  if (page === undefined || !site.has[page]) return undefined
  if (page === 'blog' && segment === 'etiqueta' && rest.length === 1) return subjectCard(site, rest[0] ?? '')
  if (page === 'products' && segment === 'preco' && rest.length === 1) {
    const period = offeredPeriods(site).find((name) => name === rest[0])
    return period && { title: copy.products.periods[period], picture: undefined }
  }
  if (rest.length > 0) return undefined
  if (segment === undefined) return { title: copy.pages[page], picture: undefined }
  return cards(site)[page]?.(segment)
}

function subjectCard({ posts }: Site, slug: string): ShareCard | undefined {
  const subject = subjectsIn(posts).get(slug)
  return subject && { title: subject.title, picture: subject.posts[0]?.coverImage }
}

export const pageNames = Object.keys(copy.pages) as PageName[]

function cards(site: Site): { [page in PageName]?: (segment: string) => ShareCard | undefined } {
  const find =
    <T extends { slug: string; title: string }>(records: T[], picture: (record: T) => Picture | undefined) =>
    (segment: string) => {
      const record = bySlug(records, segment)
      return record && { title: record.title, picture: picture(record) }
    }
  return {
    services: find(site.services, ({ image }) => image),
    products: find(site.products, ({ image }) => image),
    projects: find(site.projects, coverOf),
    blog: find(site.posts, ({ coverImage }) => coverImage),
  }
}
