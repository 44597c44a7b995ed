import { decodeHTML } from 'entities'
import { DomUtils, parseDocument } from 'htmlparser2'
import { bodyPictures } from '../fields/body-pictures'
import { fieldLimits } from '../fields/limits'
import { pictureProps } from '../pictures/picture'
import type { Post } from '../port/kinds'
import { logOnce } from '../process/log'
import { shortened } from '../text/visible-text'
import { cleanPostHtml } from './post-html'

/** The HTML of a post body as the page shows it; '' if there is nothing to see. */
export function postBody({ slug, body }: Pick<Post, 'slug' | 'body'>): string {
  const pictures = bodyPictures(body)
  return cleanPostHtml(body, {
    isShown: (src) => pictures.includes(src),
    pictureProps,
    onLostLink: (address) =>
      logOnce(`posts/${slug}: a link to "${address}" leads nowhere, and is shown as text`),
  }).trim()
}

/** The main headings of a post body, each with its anchor. */
export function contentsOf(body: string): { anchor: string; title: string }[] {
  const { children } = parseDocument(body, { decodeEntities: false })
  return DomUtils.getElementsByTagName('h2', children).map((heading) => ({
    anchor: encodeURIComponent(decodeHTML(heading.attribs.id ?? '')),
    title: shortened(decodeHTML(DomUtils.textContent(heading)), fieldLimits.line),
  }))
}
