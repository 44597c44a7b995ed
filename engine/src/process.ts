export { isDevelopment } from './process/mode'
export { oncePerDay } from './process/once-per-day'
export { oncePerObject } from './process/once-per-object'
