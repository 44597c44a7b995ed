import { allParts, type Part } from '@site-starter/engine/content'
import type { Site } from '@/lib/content/site'

/**
 * A view of the content: a page, part of a page, or a file. It shows only this content, so the site knows without rendering whether a save changes
 * it.
 */
export interface View {
  /** The name in Next.js cache tags, letters only. */
  name: string
  /**
   * The plain data that the view shows for a parameter: a slug, a number, or '' for a single page; undefined if it does not exist. The function is
   * pure. `engine/src/pages/fingerprints.ts` records the parts that it reads: a page expires with the first of them.
   */
  content: (site: Site, param: string) => unknown
  /** The parameters of all existing pages; omitted for a single page. */
  params?: (site: Site) => string[]
  /** Whether the view replaces a page that does not exist. What it reads says nothing about whether that page exists. */
  isFallback?: boolean
  /** Parts that the view depends on even if it does not read them each time. */
  parts?: readonly Part[]
}

/** A view of all content, for pages that do not declare theirs. It changes whenever any content changes. */
export const everything = {
  name: 'everything',
  parts: allParts,
  content: (site: Site) => site.version,
} satisfies View
