import { shortened } from '@site-starter/engine/text'
import type { Site } from '@/lib/content/site'

/** The metadata of a page for search engines and for sites that show link previews. */
export interface Head {
  title: string
  /** '' when the page has none. */
  description: string
  /** The path of the page, which is its canonical address. */
  path: string
  /** The path of the page whose Open Graph image this page uses; its own when absent. */
  imageOf?: string
  /** Whether search engines are asked not to list the page. */
  isUnlisted?: boolean
  /** Set only for articles. Each field is '' when there is none; the first two are calendar dates. */
  article?: { publishedAt: string; updatedOn: string; author: string }
}

/** In pixels: the size that sites with link previews ask for. */
export const ogImageSize = { width: 1200, height: 630 }

/** In characters. Search engines show about as many. */
const SUMMARY_LENGTH = 160

/** The head of a page. A page without a description gets that of the business. */
export function headOf(
  { settings }: Site,
  { description, ...head }: Omit<Head, 'description'> & { description?: string },
): Head {
  const text = description || settings.description || settings.tagline
  return { ...head, description: shortened(text.replace(/\s+/g, ' ').trim(), SUMMARY_LENGTH) }
}
