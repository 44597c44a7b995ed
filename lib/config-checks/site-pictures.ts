import { siteConfig } from '../../site.config'
import type { LocalPath } from '../config/types'

export type SitePictures = Pick<typeof siteConfig, 'logo' | 'icon' | 'heroPicture'>

/** The pictures of `public/` that site.config.ts names. They are drawn into other images, so the server needs their files. */
export function sitePictures({ logo, icon, heroPicture }: SitePictures = siteConfig) {
  const named: [string, LocalPath | undefined][] = [
    ['logo', logo?.light],
    ['logo', logo?.dark],
    ['icon', icon],
    ['heroPicture', heroPicture?.src],
  ]
  return named.flatMap(([property, path]) => (path === undefined ? [] : [{ property, path }]))
}
