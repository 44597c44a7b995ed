export { siteProxy } from './proxy/site-proxy'
