import { isPlatformFile } from '@site-starter/engine/content'
import { currentEnvironment } from '@site-starter/engine/environment'
import { isLocal } from '@site-starter/engine/pictures'
import { decoded } from '@site-starter/engine/text'
import { recordsWithPages } from '@/lib/content/find'
import { pageAt } from '@/lib/content/page-at'
import type { Site } from '@/lib/content/site'
import { pagesInLanguages, translationsOf } from '@/lib/content/translations'
import { routes } from '@/lib/routes/routes'
import { siteConfig } from '@/site/config'
import { copy } from '@/site/copy'
import { sitemapEntries } from './sitemap'
import type { View } from './view'

/* Generated files that are not pages: the feed, the sitemap, the manifest, icons and Open Graph images. */

const MAX_FEED_POSTS = 30

export const feed = {
  name: 'feed',
  content: ({ posts, name, settings }: Site) => {
    if (posts.length === 0) return undefined
    const newest = byDate(recordsWithPages(posts)).slice(0, MAX_FEED_POSTS)
    return {
      name,
      description: settings.description || copy.blog.intro,
      posts: newest.map(({ slug, title, excerpt, author, publishedAt, tags }) => ({
        path: routes.post(slug),
        title,
        excerpt,
        author,
        publishedAt,
        tags,
      })),
    }
  },
} satisfies View

/** Posts from newest to oldest, even if site/config.ts sets another order for the blog. */
function byDate<T extends { publishedAt: string }>(posts: readonly T[]): readonly T[] {
  if (siteConfig.order.posts === undefined) return posts
  return posts.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
}

/** The sitemap: each indexable page with its translations, the same as in the head of the page. */
export const sitemap = {
  name: 'sitemap',
  content: (site: Site) => {
    const inLanguages = pagesInLanguages(site.newPaths)
    return sitemapEntries(site).map((entry) => {
      const languages = translationsOf(entry.path, inLanguages)
      return { ...entry, ...(languages && { languages }) }
    })
  },
} satisfies View

/** The addresses of a page in all its languages. Its parameter is the path of the page. */
export const translations = {
  name: 'translations',
  params: ({ newPaths }: Site) =>
    pagesInLanguages(newPaths).flatMap(({ path, translationOf }) =>
      translationOf ? [path, translationOf] : [],
    ),
  content: ({ newPaths }: Site, path: string) => translationsOf(path, pagesInLanguages(newPaths)),
} satisfies View

export const robots = {
  name: 'robots',
  content: () => {
    const { siteUrl, isVercelPreview } = currentEnvironment()
    return { siteUrl, isVercelPreview }
  },
} satisfies View

export const manifest = {
  name: 'manifest',
  content: ({ name, settings }: Site) => ({ name, description: settings.description }),
} satisfies View

export const icon = { name: 'icon', content: ({ name }: Site) => ({ name }) } satisfies View

/** The Open Graph image of a page. Its parameter is the path of the page without the leading slash. */
export const ogImage = {
  name: 'ogImage',
  params: (site: Site) => sitemapEntries(site).map(({ path }) => decoded(path.slice(1))),
  content: (site: Site, path: string) => {
    const content = pageAt(site, path === '' ? [] : path.split('/'))
    if (!content) return undefined
    const { title, picture, plate } = content
    // The server fetches files from configured origins only.
    const isOurs = picture && (isLocal(picture.src) || isPlatformFile(picture.src))
    return { title, picture: isOurs ? picture : undefined, ...(plate && { plate }), name: site.name }
  },
} satisfies View
