export { namesIn } from '@/lib/engine/files/file-names'
export { currentSizeOf } from '@/lib/engine/files/file-sizes'
