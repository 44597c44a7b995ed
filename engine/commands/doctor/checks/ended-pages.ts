import { siteConfig } from '../../../src/port/config'
import { isGone } from '../../../src/port/content'
import { advice, type Finding } from '../finding'

/** Pages that answer 404 because their last day has passed. Other sites may still link to them. */
export function checkEndedPages(pages = siteConfig.pages): Finding[] {
  return pages
    .filter(isGone)
    .map(({ path, until }) =>
      advice(
        `${path} had its last day on ${until} and answers 404`,
        'Remove its file. If others link to it, add its address to redirects in site/config.ts.',
      ),
    )
}
