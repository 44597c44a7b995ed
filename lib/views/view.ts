import { allParts, type Part } from '@site-starter/engine/content'
import type { Site } from '@/lib/content/site'

/**
 * What is made of the content: a page, a part of pages, a file. It draws this content and nothing else, so that it is known without a render whether
 * a save changes it.
 */
export interface View {
  /** The name of the page in the tags of Next.js' cache; letters only. */
  name: string
  /**
   * What the page with a parameter (a slug or a number; '' for a single page) shows, as plain data; undefined for no such page. A pure function, of
   * which it is recorded what it reads (`engine/src/pages/fingerprints.ts`): a page is as old as the first of these parts may become.
   */
  content: (site: Site, param: string) => unknown
  /** The parameters of all pages that exist; absent for a single page. */
  params?: (site: Site) => string[]
  /** Shown in place of a page that has nothing to show. What it reads says nothing about whether that page exists. */
  isFallback?: boolean
  /** Parts that it depends on without reading them each time. */
  parts?: readonly Part[]
}

/** Stands for all content. A page that does not declare what it shows is rendered again whenever any content changes. */
export const everything = {
  name: 'everything',
  parts: allParts,
  content: (site: Site) => site.version,
} satisfies View
