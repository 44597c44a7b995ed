export type { SiteServer } from '@/lib/engine/server/site-server'
