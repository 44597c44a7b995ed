import { partBehind, type Site } from '@/lib/site'
import type { Page } from './page'

/** Stands for all content: what shows the site without saying what it shows is made anew whenever anything changes. */
export const everything = {
  name: 'everything',
  content: (site: Site) => {
    for (const property of Object.keys(partBehind)) void site[property as keyof Site]
    return site.version
  },
} satisfies Page
