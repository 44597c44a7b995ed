export { forgetRender } from '@/lib/engine/next/page-cache/renders'
export { prepareServer } from '@/lib/engine/server/server-start'
