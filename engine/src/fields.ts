export { bodyPictures, withoutPictures } from './fields/body-pictures'
export type { Contract } from './fields/contract'
export {
  amount,
  anchor,
  calendarDate,
  chatAddress,
  exactLine,
  flag,
  html,
  id,
  iframeAddress,
  line,
  linkAddress,
  listOf,
  oneOf,
  profile,
  prose,
  rating,
  requiredLink,
  slug,
  summaries,
  summary,
} from './fields/fields'
export {
  type FileFields,
  imageFiles,
  type Picture,
  type RecordFiles,
  recordFile,
} from './fields/files'
export { given } from './fields/given'
export { withHtml } from './fields/html-text'
export { withTitle } from './fields/titles'
