export { codePage } from '@/engine/src/pages/code-page'
export { pageMetadata } from '@/engine/src/pages/metadata'
export { listOrRecord, listPage, type PageParams } from '@/engine/src/pages/page-params'
export {
  answerIfUnread,
  contentOf,
  currentSite,
  getSite,
  markIfUnread,
  markMissing,
  siteKeepsPages,
  unseenContentOf,
} from '@/engine/src/pages/render'
export { laterPageParams, type SlugParams, slugOf, slugParams } from '@/engine/src/pages/static-params'
