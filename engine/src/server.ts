export type { SiteServer } from '@/engine/src/server/site-server'
