import { currentEnvironment } from '@/lib/environment/current-environment'
import { given } from '@/lib/resources/fields/given'
import { siteConfig } from '@/site.config'

/** An address of the site, or an absolute one, in full. */
export const siteAddress = (path: string) => new URL(path, currentEnvironment().siteUrl).href

/** The logo for light pages: search engines show it on white. */
export const logo = () => given('logo', siteConfig.logo && siteAddress(encodeURI(siteConfig.logo.light)))
