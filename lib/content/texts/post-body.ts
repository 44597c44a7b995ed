import { pictureProps } from '@/lib/pictures/picture'
import { logOnce } from '@/lib/platform/log'
import { bodyPictures } from '@/lib/resources/fields/body-pictures'
import type { Post } from '@/lib/resources/posts'
import { cleanPostHtml } from '../post-html'

/** The body of a post as the page shows it; '' when there is nothing to see. */
export function postBody({ slug, body }: Pick<Post, 'slug' | 'body'>): string {
  const pictures = bodyPictures(body)
  return cleanPostHtml(body, {
    isShown: (src) => pictures.includes(src),
    pictureProps,
    onLostLink: (address) =>
      logOnce(`posts/${slug}: a link to "${address}" leads nowhere, and is shown as text`),
  }).trim()
}
