export { movedTo } from '@/lib/engine/routing/query-redirects'
