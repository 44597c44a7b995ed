import { currentEnvironment } from '@/lib/environment/current-environment'
import { siteConfig } from '@/site.config'

/** An address of the site, or an absolute one, in full. */
export const siteAddress = (path: string) => new URL(path, currentEnvironment().siteUrl).href

/** Leaves out an empty property: readers of structured data report it as an error. */
export const given = <K extends string, V>(key: K, value: V) =>
  value ? ({ [key]: value } as Record<K, NonNullable<V>>) : {}

/** The logo for light pages: search engines show it on white. */
export const logo = () => given('logo', siteConfig.logo && siteAddress(encodeURI(siteConfig.logo.light)))
