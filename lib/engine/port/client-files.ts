export { upgrade } from '@/site/upgrade'
export { siteVariables } from '@/site/variables'
