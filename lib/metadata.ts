import type { Metadata } from 'next'
import type { IndexName } from '@/lib/indexes'
import { pageTitle } from '@/lib/page-title'
import { routes } from '@/lib/routes'
import { shareImageSize } from '@/lib/share-card'
import { getSite } from '@/lib/site'
import { shortened } from '@/lib/visible-text'
import { copy } from '@/site.copy'

const feed = { 'application/rss+xml': [{ url: routes.feed, title: copy.blog.feed }] }

/** Search engines show about as many characters. */
const SUMMARY_LENGTH = 160

interface PageMetadata {
  title: string
  description?: string
  /** Path of the page; its canonical address. */
  path: string
  /** Path of the page whose sharing image this one shows too; its own when absent. */
  imageOf?: string
  /** Set for articles: calendar dates, '' when there is none. */
  article?: { publishedAt: string; updatedOn: string; author: string }
}

/** Title, description, canonical address and sharing data of one page. */
export async function pageMetadata({
  title,
  description,
  path,
  imageOf,
  article,
}: PageMetadata): Promise<Metadata> {
  const { name, settings, has } = await getSite()
  const text = description || settings.description || settings.tagline
  const summary = shortened(text.replace(/\s+/g, ' ').trim(), SUMMARY_LENGTH)
  const sharing = {
    title,
    ...(summary && { description: summary }),
    url: path,
    siteName: name,
    locale: 'pt_PT',
    images: [{ url: routes.shareImage(imageOf ?? path), ...shareImageSize, alt: title }],
  }
  return {
    title: path === '/' ? { absolute: title } : title,
    ...(summary && { description: summary }),
    alternates: { canonical: path, ...(has.blog && { types: feed }) },
    openGraph: article
      ? {
          ...sharing,
          type: 'article',
          ...(article.publishedAt && { publishedTime: article.publishedAt }),
          ...(article.updatedOn && { modifiedTime: article.updatedOn }),
          ...(article.author && { authors: [article.author] }),
        }
      : { ...sharing, type: 'website' },
    twitter: { card: 'summary_large_image' },
  }
}

/** The same for one page of an index. */
export function indexMetadata(name: IndexName, page: number): Promise<Metadata> {
  return pageMetadata({
    title: pageTitle(name, page),
    description: copy[name].intro,
    path: routes.indexPage(name, page),
    imageOf: routes[name],
  })
}
