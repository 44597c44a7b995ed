import 'server-only'

/* The one door to the platform. Nothing outside this folder knows an address, a key, a tag or a contract version. */

export { isOwnFile } from './assets'
export { config } from './config'
export type {
  Faq,
  LegalDocument,
  Location,
  Picture,
  Post,
  Product,
  Project,
  ProjectFile,
  Service,
  Settings,
  Testimonial,
  Value,
} from './contract/model'
export { platformHealth } from './health'
export { hostKeepsPages } from './host'
export { tellInstances } from './instances'
export { bodiesKept } from './kept-bodies'
export { createLead, type Lead, type LeadOutcome } from './leads'
export { logSave } from './log'
export { fixedPictureProps, type PictureOptions, pictureProps, smallSource } from './picture'
export { readPicture } from './picture-bytes'
export { pictureFile } from './picture-file'
export { isAuthorizedPush, parsePush } from './push'
export { rendersOver } from './renders'
export { revalidate } from './revalidate'
export { shareSnapshots } from './shared-snapshots'
export {
  ageOfParts,
  lastContent,
  notePageView,
  type Part,
  type TenantContent,
  tenantContent,
} from './tenant'
export { within } from './within'
