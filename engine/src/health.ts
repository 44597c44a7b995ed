export { health } from '@/engine/src/server/health'
