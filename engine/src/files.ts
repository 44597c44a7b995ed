export { namesIn } from '@/engine/src/files/file-names'
export { currentSizeOf } from '@/engine/src/files/file-sizes'
