export { health } from './server/health'
