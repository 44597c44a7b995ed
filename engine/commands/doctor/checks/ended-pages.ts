import { siteConfig } from '../../../src/port/config'
import { isGone } from '../../../src/port/content'
import { advice, type Finding } from '../finding'

/** The pages whose last day is over and that answer 404: links of others may still lead to them. */
export function checkEndedPages(pages = siteConfig.pages): Finding[] {
  return pages
    .filter(isGone)
    .map(({ path, until }) =>
      advice(
        `${path} had its last day on ${until} and answers 404`,
        'Remove its file, and lead its address on in redirects of site/config.ts where others link to it.',
      ),
    )
}
