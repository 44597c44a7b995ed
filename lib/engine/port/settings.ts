export { LONGEST_ANNOUNCEMENT } from '@/lib/site/settings/announcement'
export { companyProblems } from '@/lib/site/settings/company'
export type { Embed } from '@/lib/site/settings/embeds'
export { isGroup, type MenuEntry, type MenuLink } from '@/lib/site/settings/menu-entries'
export type { BusinessData } from '@/lib/site/settings/places'
export type { SiteConfig } from '@/lib/site/settings/site-config'
export type {
  AddedScript,
  ClientColours,
  CodePage,
  LocalPath,
  Redirect,
  Upgrade,
} from '@/lib/site/settings/types'
