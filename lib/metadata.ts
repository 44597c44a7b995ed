import type { Metadata } from 'next'
import type { Picture } from '@/lib/platform'
import { getSite } from '@/lib/site'

interface PageMetadata {
  title: string
  description?: string
  /** Path of the page; its canonical address. */
  path: string
  picture?: Picture | undefined
  /** Set for articles: calendar dates, '' when there is none. */
  article?: { publishedAt: string; updatedOn: string; author: string }
}

/** Title, description, canonical address and sharing data of one page. */
export async function pageMetadata({
  title,
  description,
  path,
  picture,
  article,
}: PageMetadata): Promise<Metadata> {
  const { name, settings } = await getSite()
  const summary = shorten(description || settings.description || settings.tagline)
  const sharing = {
    title,
    ...(summary && { description: summary }),
    url: path,
    siteName: name,
    locale: 'pt_PT',
    images: picture
      ? [{ url: picture.src, alt: picture.alt }]
      : [{ url: '/opengraph-image', width: 1200, height: 630 }],
  }
  return {
    title: path === '/' ? { absolute: title } : title,
    ...(summary && { description: summary }),
    alternates: { canonical: path },
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

/** Search engines show about 160 characters; cut at a word. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= 160) return line
  return `${line.slice(0, 159).replace(/\s+\S*$/, '')}…`
}
