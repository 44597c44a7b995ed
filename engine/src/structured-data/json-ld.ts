import { currentEnvironment } from '../environment/current-environment'
import { siteConfig } from '../port/config'
import type { BusinessData } from '../port/settings'

/** An address of the site, or an absolute one, in full. */
export const siteAddress = (path: string) => new URL(path, currentEnvironment().siteUrl).href

/** The logo for light pages, since search engines show it on white; the site's icon where there is none. */
export const logo = () => ({
  logo: siteAddress(siteConfig.logo ? encodeURI(siteConfig.logo.light) : '/icon/512'),
})

/** `businessData` of site/config.ts, with the paths of this site in full. */
export function tradeData(data: BusinessData): object {
  return JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === 'string' && value.startsWith('/') ? siteAddress(value) : value,
  )
}
