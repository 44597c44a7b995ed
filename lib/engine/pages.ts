export { codePage } from '@/lib/engine/pages/code-page'
export { pageMetadata } from '@/lib/engine/pages/metadata'
export { listOrRecord, listPage, type PageParams } from '@/lib/engine/pages/page-params'
export {
  answerIfUnread,
  contentOf,
  currentSite,
  getSite,
  markIfUnread,
  markMissing,
  siteKeepsPages,
  unseenContentOf,
} from '@/lib/engine/pages/render'
export { laterPageParams, type SlugParams, slugOf, slugParams } from '@/lib/engine/pages/static-params'
