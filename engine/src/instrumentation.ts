export { forgetRender } from '@/engine/src/next/page-cache/renders'
export { prepareServer } from '@/engine/src/server/server-start'
