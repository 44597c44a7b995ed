export { health } from '@/lib/engine/server/health'
