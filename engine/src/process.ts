export { isDevelopment } from '@/engine/src/process/mode'
export { oncePerObject } from '@/engine/src/process/once-per-object'
