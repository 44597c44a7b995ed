export { readAnew } from './pages/read-anew'
export { isAuthorizedPush, parsePush } from './platform/push'
export { readLimited } from './process/limited-body'
