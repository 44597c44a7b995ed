import type { Metadata } from 'next'
import { leadPosts } from '../leads/lead-posts'
import { currentMeasureOf } from '../pictures/local-pictures'
import { siteConfig } from '../port/config'
import {
  copyHere,
  firstPageIn,
  forLanguage,
  isThanks,
  languageOf,
  openGraphLocale,
  pageAt,
  pagesInLanguages,
  settingAt,
  translationsOf,
} from '../port/content'
import { copy, language } from '../port/copy'
import { routes } from '../port/routes'
import { frame, type Head, menu, ogImageSize, translations } from '../port/views'
import { decoded } from '../text/decoded'
import { contentOf, currentSite, markIfUnread } from './render'

const feed = { 'application/rss+xml': [{ url: routes.feed, title: copy.blog.feed }] }

/** Metadata that keeps a page out of search engines. Next.js omits `robots` when it renders its own page for a missing address. */
const unlisted = { robots: { index: false } }

export async function pageMetadata(content: { head: Head } | undefined): Promise<Metadata> {
  if (!content) {
    const isUnread = await markIfUnread()
    const { unread, notFound } = copyHere()
    return { title: (isUnread ? unread : notFound).title, ...unlisted }
  }
  const { title, description, path, imageOf, article, isUnlisted } = content.head
  const { name } = await contentOf(frame)
  const { has } = await contentOf(menu)
  // For a translation of a record, its addresses in other languages depend on the content.
  const isInSeveral = pagesInLanguages().some(({ translationOf }) => translationOf)
  const languages = isInSeveral ? await contentOf(translations, path) : translationsOf(path)
  return {
    title:
      path === '/' ? { absolute: shownTitle(title) } : (firstTitle(path, title, name) ?? shownTitle(title)),
    ...(description && { description }),
    ...((isUnlisted || isThanks(path)) && { robots: { index: false } }),
    alternates: { canonical: path, ...(languages && { languages }), ...(has.blog && { types: feed }) },
    openGraph: {
      title,
      ...(description && { description }),
      url: path,
      siteName: name,
      locale: openGraphLocale(languageOf(path)),
      images: [{ ...(await sharedPicture(imageOf ?? path)), alt: title }],
      ...(article
        ? {
            type: 'article',
            ...(article.publishedAt && { publishedTime: article.publishedAt }),
            ...(article.updatedOn && { modifiedTime: article.updatedOn }),
            ...(article.author && { authors: [article.author] }),
          }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** The title of a page that translates the home page: the name, with the tagline in its language or the page's own title. */
function firstTitle(path: string, title: string, name: string): Metadata['title'] | undefined {
  const lang = languageOf(path)
  if (lang === language || firstPageIn(lang) !== path) return undefined
  const tagline = forLanguage(lang, siteConfig.taglineIn ?? {}) ?? (title === name ? '' : title)
  return { absolute: tagline ? `${name} · ${tagline}` : name }
}

/** The title of a page. The response to a form posted without JavaScript first says that nothing was sent. */
function shownTitle(title: string): string {
  return leadPosts?.getStore()?.isUnsent ? `${copy.form.unsentTitle}: ${title}` : title
}

/** The picture that previews of a shared link show: that of site/config.ts, or the generated one. */
async function sharedPicture(path: string) {
  const { sharePictures } = siteConfig
  const hasPictures = Object.keys(sharePictures).length > 0
  const picture = hasPictures ? settingAt(sharePictures, path, (await currentSite()).newPaths) : undefined
  const size = picture && (await currentMeasureOf(picture))
  return picture && size
    ? { url: encodeURI(picture), ...size }
    : { url: await ogImageOf(path), ...ogImageSize }
}

/** The Open Graph image of a page; that of the home page for an unregistered page. */
async function ogImageOf(path: string): Promise<string> {
  const [, ...segments] = path.split('/').map(decoded)
  // A page of content has an image for as long as it exists, so this result cannot change while the page is cached.
  const hasImage = path === '/' || pageAt(await currentSite(), segments) !== undefined
  return routes.ogImage(hasImage ? path : '/')
}
