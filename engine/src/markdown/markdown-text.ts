import { inSite } from '../html/site-links'
import { linkIn } from '../text/web-address'
import { plainHtml } from './markdown-html'

/** The HTML of a text in Markdown without sections, such as that of a record of the client's own. */
export function markdownHtml(text: string): string {
  return plainHtml(text, (written, isFile) =>
    isFile ? written : inSite(written) || linkIn(written) || written,
  )
}
