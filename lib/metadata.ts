import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { frame, menu } from '@/lib/pages/frame'
import type { Head } from '@/lib/pages/head'
import { contentOf } from '@/lib/pages/render'
import { routes } from '@/lib/routes'
import { shareImageSize } from '@/lib/share-card'
import { copy } from '@/site.copy'

const feed = { 'application/rss+xml': [{ url: routes.feed, title: copy.blog.feed }] }

/** Title, description, canonical address and sharing data of a page; a 404 for a page that does not exist. */
export async function pageMetadata(content: { head: Head } | undefined): Promise<Metadata> {
  const { title, description, path, imageOf, article } = content?.head ?? notFound()
  const { name } = await contentOf(frame)
  const { has } = await contentOf(menu)
  const sharing = {
    title,
    ...(description && { description }),
    url: path,
    siteName: name,
    locale: 'pt_PT',
    images: [{ url: routes.shareImage(imageOf ?? path), ...shareImageSize, alt: title }],
  }
  return {
    title: path === '/' ? { absolute: title } : title,
    ...(description && { description }),
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
