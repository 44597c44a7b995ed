export { siteVariables } from '@/site/variables'
