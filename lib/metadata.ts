import type { Metadata } from 'next'
import { searchPage } from '@/lib/pages/company'
import { decoded } from '@/lib/pages/decoded'
import { frame, menu } from '@/lib/pages/frame'
import type { Head } from '@/lib/pages/head'
import { contentOf, currentSite } from '@/lib/pages/render'
import { routes } from '@/lib/routes'
import type { Question } from '@/lib/search/question'
import { shareCard, shareImageSize } from '@/lib/share-card'
import { copy } from '@/site.copy'

const feed = { 'application/rss+xml': [{ url: routes.feed, title: copy.blog.feed }] }

/** Next.js leaves the second out when it makes the page for what is missing itself. */
const missingMetadata: Metadata = { title: copy.notFound.title, robots: { index: false } }

/** Title, description, canonical address and sharing data of a page. */
export async function pageMetadata(content: { head: Head } | undefined): Promise<Metadata> {
  if (!content) return missingMetadata
  const { title, description, path, imageOf, article, isUnlisted } = content.head
  const { name } = await contentOf(frame)
  const { has } = await contentOf(menu)
  const sharing = {
    title,
    ...(description && { description }),
    url: path,
    siteName: name,
    locale: 'pt_PT',
    images: [{ url: await shareImageOf(imageOf ?? path), ...shareImageSize, alt: title }],
  }
  return {
    title: path === '/' ? { absolute: title } : title,
    ...(description && { description }),
    ...(isUnlisted && { robots: { index: false } }),
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

/** The Open Graph image of a page; the site's own for a page that nobody has registered. */
async function shareImageOf(path: string): Promise<string> {
  const [, ...segments] = path.split('/').map(decoded)
  // Pages that the content knows have one as long as they are there, so that nothing of this can change under a page that is kept.
  const hasCard = path === '/' || shareCard(await currentSite(), segments) !== undefined
  return routes.shareImage(hasCard ? path : '/')
}

/** The same for the search, which is in no list of search engines: of its results there is no end. */
export async function searchMetadata(question?: Question): Promise<Metadata> {
  const content = await contentOf(searchPage)
  const metadata = await pageMetadata(content)
  if (!content) return metadata
  const title = question && copy.search.titleOf(question.text)
  return { ...metadata, robots: { index: false }, ...(title && { title }) }
}
