export { isDevelopment } from './process/mode'
export { oncePerObject } from './process/once-per-object'
