import { siteConfig } from '@/site.config'
import type { IconName } from '../icons'

/** The icon of a service or product; undefined when `icons` of site.config.ts takes it away. */
export function iconOf(kind: 'services' | 'products', icon: IconName): IconName | undefined {
  const { icons } = siteConfig
  return icons === false || icons?.[kind] === false ? undefined : icon
}
