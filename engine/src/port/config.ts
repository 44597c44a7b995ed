export { siteConfig } from '@/site/config'
