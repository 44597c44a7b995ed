import { currentEnvironment } from '../environment/current-environment'
import { siteConfig } from '../port/config'
import type { BusinessData } from '../port/settings'

/** The absolute form of an address of the site. */
export const siteAddress = (path: string) => new URL(path, currentEnvironment().siteUrl).href

/** The logo for light pages, since search engines show it on white; without one, the site's icon. */
export const logo = () => ({
  logo: siteAddress(siteConfig.logo ? encodeURI(siteConfig.logo.light) : '/icon/512'),
})

/** The `businessData` of site/config.ts, with paths of this site made absolute. */
export function tradeData(data: BusinessData): object {
  return JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === 'string' && value.startsWith('/') ? siteAddress(value) : value,
  )
}
