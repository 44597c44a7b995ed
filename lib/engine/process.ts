export { isDevelopment } from '@/lib/engine/process/mode'
export { oncePerObject } from '@/lib/engine/process/once-per-object'
