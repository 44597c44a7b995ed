export { bodyPictures, withoutPictures } from '@/lib/engine/fields/body-pictures'
export type { Contract } from '@/lib/engine/fields/contract'
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
} from '@/lib/engine/fields/fields'
export {
  type FileFields,
  imageFiles,
  type Picture,
  type RecordFiles,
  recordFile,
} from '@/lib/engine/fields/files'
export { given } from '@/lib/engine/fields/given'
export { withHtml } from '@/lib/engine/fields/html-text'
export { offer, titled } from '@/lib/engine/fields/offer'
export { withTitle } from '@/lib/engine/fields/titles'
