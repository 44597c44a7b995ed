import { partBehind, type Site } from '@/lib/content/site'
import type { Page } from '../page'

/** Stands for all content. A page that does not declare what it shows is rendered again whenever any content changes. */
export const everything = {
  name: 'everything',
  content: (site: Site) => {
    for (const property of Object.keys(partBehind)) void site[property as keyof Site]
    return site.version
  },
} satisfies Page
