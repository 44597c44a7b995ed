export { readAnew } from '@/engine/src/pages/read-anew'
export { isAuthorizedPush, parsePush } from '@/engine/src/platform/push'
export { readLimited } from '@/engine/src/process/limited-body'
