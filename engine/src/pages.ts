export { codePage } from './pages/code-page'
export { currentRecords, pastRecords, recordToday } from './pages/dated'
export { pageMetadata } from './pages/metadata'
export { listOrRecord, listPage, type PageParams } from './pages/page-params'
export {
  answerIfUnread,
  contentOf,
  currentSite,
  getSite,
  markIfUnread,
  markMissing,
  siteKeepsPages,
  unseenContentOf,
} from './pages/render'
export { laterPageParams, type SlugParams, slugOf, slugParams } from './pages/static-params'
