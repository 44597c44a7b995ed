export type { SiteServer } from './server/site-server'
