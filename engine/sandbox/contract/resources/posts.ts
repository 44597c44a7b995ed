import { z } from 'zod'
import { collection } from '../collection'
import { imageByUrl } from '../image'
import { postBody } from '../post-body'
import { day, id, optionalDay, text, texts } from '../text'

const post = z.strictObject({
  slug: id,
  title: text,
  excerpt: text,
  body: postBody,
  coverImage: imageByUrl.optional(),
  publishedAt: day,
  updatedOn: optionalDay,
  tags: texts,
  author: text,
  /** A field of the content file alone: drafts are never served. */
  draft: z.boolean().default(false),
})

/** The served posts: published only, newest first. */
export const posts = collection(post).transform((rows) =>
  rows
    .filter(({ draft }) => !draft)
    .map(({ draft: _, ...published }) => published)
    .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt)),
)
