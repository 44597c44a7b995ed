export { namesIn } from '@/lib/engine/files/file-names'
export { type FileMeasure, measureFile } from '@/lib/engine/files/measure-files'
export { measureIn } from '@/lib/engine/pictures/public-files'
