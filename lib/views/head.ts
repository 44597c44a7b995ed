import { shortened } from '@site-starter/engine/text'
import type { Site } from '@/lib/content/site'

/** The metadata of a page for search engines and link previews. */
export interface Head {
  title: string
  /** The description; '' for none. */
  description: string
  /** The path of the page, which is its canonical address. */
  path: string
  /** The path of the page whose Open Graph image this page uses. Default: its own path. */
  imageOf?: string
  /** Whether the page asks search engines not to index it. */
  isUnlisted?: boolean
  /** Metadata of an article. Each field is '' if unknown; the first two are calendar dates. */
  article?: { publishedAt: string; updatedOn: string; author: string }
}

/** The image size for link previews, in pixels. */
export const ogImageSize = { width: 1200, height: 630 }

/** The length of a description that search engines show, in characters. */
const SUMMARY_LENGTH = 160

/** The metadata of a page. Without its own description, a page has that of the business. */
export function headOf(
  { settings }: Site,
  { description, ...head }: Omit<Head, 'description'> & { description?: string },
): Head {
  const text = description || settings.description || settings.tagline
  return { ...head, description: shortened(text.replace(/\s+/g, ' ').trim(), SUMMARY_LENGTH) }
}
