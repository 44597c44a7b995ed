export { LONGEST_ANNOUNCEMENT } from '@/lib/settings/announcement'
export { companyProblems } from '@/lib/settings/company'
export { isOwnSetting } from '@/lib/settings/define-site'
export type { Embed } from '@/lib/settings/embeds'
export { isGroup, type MenuEntry, type MenuLink } from '@/lib/settings/menu-entries'
export type { BusinessData } from '@/lib/settings/places'
export type { SiteConfig } from '@/lib/settings/site-config'
export type {
  AddedScript,
  ClientColours,
  CodePage,
  LocalPath,
  Redirect,
  Upgrade,
} from '@/lib/settings/types'
