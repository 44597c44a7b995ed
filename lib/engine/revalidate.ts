export { renewForPush } from '@/lib/engine/pages/renew'
export { renewOnHost } from '@/lib/engine/pages/renew-on-host'
export { isAuthorizedPush, parsePush } from '@/lib/engine/platform/push'
export { readLimited } from '@/lib/engine/process/limited-body'
