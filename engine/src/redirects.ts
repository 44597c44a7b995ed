export { movedTo } from './routing/query-redirects'
