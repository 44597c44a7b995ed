import {
  bodyPictures,
  calendarDate,
  type FileFields,
  given,
  html,
  line,
  type RecordFiles,
  recordFile,
  summaries,
  summary,
  withHtml,
  withoutPictures,
  withTitle,
} from '@site-starter/engine/fields'
import { formatDate } from '@site-starter/engine/text'
import { z } from 'zod'
import type { Collection, Subjects } from './kind'
import { titled } from './offer'

const schema = ({ picture }: FileFields) =>
  z
    .object({
      ...titled,
      excerpt: summary,
      body: html,
      coverImage: picture,
      publishedAt: calendarDate,
      updatedOn: calendarDate,
      tags: summaries,
      author: line,
    })
    .transform(withTitle)

export type Post = z.output<ReturnType<typeof schema>>

/** The most subjects on the card of a post, which must not grow with the content. */
const MAX_SUBJECTS_ON_CARD = 3
/** The most subjects on the first page of the blog, which may have thousands. */
const MAX_SUBJECTS_ON_PAGE = 100

/** The card of a post outside the blog, without subjects. */
export const plainPostCard = ({ slug, title, excerpt, coverImage, publishedAt }: Post) => ({
  slug,
  title,
  excerpt,
  coverImage,
  publishedAt,
})

const card = (post: Post, { subjectsOf }: Subjects) => ({
  ...plainPostCard(post),
  subjects: subjectsOf(post).slice(0, MAX_SUBJECTS_ON_CARD),
})

export type PostCard = ReturnType<typeof card>

export type Neighbour = Pick<Post, 'slug' | 'title' | 'coverImage'>

const neighbour = (post: Post | undefined): Neighbour | undefined =>
  post && { slug: post.slug, title: post.title, coverImage: post.coverImage }

const files: RecordFiles<Post> = {
  of: ({ coverImage, body }) => [
    ...(coverImage ? [recordFile('coverImage', coverImage)] : []),
    ...bodyPictures(body).map((src) => recordFile('body', { src })),
  ],
  shown: (post, isShown) => ({
    ...post,
    coverImage: post.coverImage && isShown(post.coverImage) ? post.coverImage : undefined,
    body: withoutPictures(post.body, isShown),
  }),
}

/** Whether the business is the author of a post: it signed the post, or nobody did. */
function isSame(author: string, business: string): boolean {
  return author === '' || author.localeCompare(business, 'pt', { sensitivity: 'base' }) === 0
}

/** Posts, which the platform sorts from newest to oldest. */
export const posts = {
  contracts: { 6: 'posts' },
  schema,
  files,
  page: { name: 'blog', folder: 'blog' },
  pages: {
    one: 'post',
    perPage: 'postsPerPage',
    card,
    besideList: (_, { page, mostWritten }) => ({
      subjects: page === 1 ? mostWritten(MAX_SUBJECTS_ON_PAGE) : [],
    }),
    beside: (post, { before, after, subjectsOf }) => ({
      subjects: subjectsOf(post),
      newer: neighbour(before),
      older: neighbour(after),
    }),
    title: ({ title }) => title,
    description: ({ excerpt }) => excerpt,
    picture: ({ coverImage }) => coverImage,
    article: ({ publishedAt, updatedOn, author }) => ({ publishedAt, updatedOn, author }),
    data: (post, { url, business, publisher, language }) => ({
      '@type': 'BlogPosting',
      headline: post.title,
      url,
      inLanguage: language,
      ...given('description', post.excerpt),
      ...given('image', post.coverImage?.src),
      ...given('datePublished', post.publishedAt),
      ...given('dateModified', post.updatedOn || post.publishedAt),
      ...given('keywords', post.tags.join(', ')),
      author: isSame(post.author, business.name) ? business : { '@type': 'Person', name: post.author },
      publisher,
    }),
  },
  search: {
    group: 'artigos',
    found: ({ title, excerpt, publishedAt, tags, author, body }) => ({
      title,
      about: publishedAt && formatDate(publishedAt),
      summary: [excerpt, ...tags, author],
      text: [body],
      passages: withHtml(excerpt, body),
    }),
  },
} as const satisfies Collection<Post>
