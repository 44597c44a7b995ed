import { inSite } from '../html/site-links'
import { linkIn } from '../text/web-address'
import { plainHtml } from './markdown-html'

/** The HTML of Markdown without sections, such as the text of one of the client's own records. */
export function markdownHtml(text: string): string {
  return plainHtml(text, (written, isFile) =>
    isFile ? written : inSite(written) || linkIn(written) || written,
  )
}
