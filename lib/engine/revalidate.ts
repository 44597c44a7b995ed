export { readAnew } from '@/lib/engine/pages/read-anew'
export { isAuthorizedPush, parsePush } from '@/lib/engine/platform/push'
export { readLimited } from '@/lib/engine/process/limited-body'
