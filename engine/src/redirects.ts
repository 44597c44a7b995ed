export { movedTo } from '@/engine/src/routing/query-redirects'
