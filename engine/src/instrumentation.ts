export { forgetRender } from './next/page-cache/renders'
export { prepareServer } from './server/server-start'
