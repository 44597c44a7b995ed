import type { Site } from '@/lib/site'

/**
 * A page, told by what it shows. The page draws this content and nothing else of the site, so whether a save changes it is known
 * without drawing it.
 */
export interface Page {
  /** Letters only; names the page in the tags of Next.js' cache. */
  name: string
  /**
   * What the page of one parameter (a slug, a number; '' for a single page) shows, as plain data; undefined when there is no such
   * page. A pure function of the site and of the configuration.
   */
  content: (site: Site, param: string) => unknown
  /** The parameters of all pages that exist; absent for a single page. */
  params?: (site: Site) => string[]
}
