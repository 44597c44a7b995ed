import { pageTitleOf } from '@/lib/code-pages'
import { heroPicture } from '@/lib/hero-picture'
import { bySlug } from '@/lib/pages/find'
import type { Picture } from '@/lib/platform'
import { coverOf } from '@/lib/projects'
import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
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
  if (page === undefined || !site.has[page] || rest.length > 0) return undefined
  if (segment === undefined) return { title: copy.pages[page], picture: undefined }
  return cards(site)[page]?.(segment)
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
