import { routes } from '@/lib/routes'
import { shareCard } from '@/lib/share-card'
import type { Site } from '@/lib/site'
import { sitemapEntries } from '@/lib/sitemap'
import { copy } from '@/site.copy'
import { decoded } from './decoded'
import type { Page } from './page'

/* What is made of the content and is no page: the feed, the sitemap, the manifest, icons and Open Graph images. */

const NEWEST = 30

export const feed = {
  name: 'feed',
  content: ({ posts, name, settings }: Site) => {
    if (posts.length === 0) return undefined
    return {
      name,
      description: settings.description || copy.blog.intro,
      posts: posts.slice(0, NEWEST).map(({ slug, title, excerpt, author, publishedAt, tags }) => ({
        path: routes.post(slug),
        title,
        excerpt,
        author,
        publishedAt,
        tags,
      })),
    }
  },
} satisfies Page

export const sitemap = { name: 'sitemap', content: sitemapEntries } satisfies Page

export const manifest = {
  name: 'manifest',
  content: ({ name, settings }: Site) => ({ name, description: settings.description }),
} satisfies Page

/** The site's icon shows a letter of its name. */
export const icon = { name: 'icon', content: ({ name }: Site) => ({ name }) } satisfies Page

/** Its parameter is the address of the page that it is the image of, without the first slash. */
export const shareImage = {
  name: 'shareImage',
  params: (site: Site) => sitemapEntries(site).map(({ path }) => decoded(path.slice(1))),
  content: (site: Site, path: string) => {
    const card = shareCard(site, path === '' ? [] : path.split('/'))
    return card && { ...card, name: site.name }
  },
} satisfies Page
