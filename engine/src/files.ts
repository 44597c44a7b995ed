export { namesIn } from './files/file-names'
export { currentSizeOf } from './files/file-sizes'
