export { bodyPictures, withoutPictures } from '@/engine/src/fields/body-pictures'
export type { Contract } from '@/engine/src/fields/contract'
export {
  amount,
  anchor,
  calendarDate,
  chatAddress,
  exactLine,
  flag,
  frameAddress,
  html,
  id,
  line,
  linkAddress,
  listOf,
  oneOf,
  profile,
  prose,
  rating,
  requiredLink,
  summaries,
  summary,
} from '@/engine/src/fields/fields'
export {
  type FileFields,
  imageFiles,
  type Picture,
  type RecordFiles,
  recordFile,
} from '@/engine/src/fields/files'
export { given } from '@/engine/src/fields/given'
export { withHtml } from '@/engine/src/fields/html-text'
export { offer, titled } from '@/engine/src/fields/offer'
export { withTitle } from '@/engine/src/fields/titles'
