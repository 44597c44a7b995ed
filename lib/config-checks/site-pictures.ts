import { siteConfig } from '../../site.config'
import type { LocalPath } from '../config/types'

export type SitePictures = Pick<typeof siteConfig, 'logo' | 'icon' | 'heroPicture'>

/** The pictures of `public/` that site.config.ts names. They are drawn into other images, so the server needs their files. */
export function sitePictures({ logo, icon, heroPicture }: SitePictures = siteConfig): {
  property: string
  path: LocalPath
}[] {
  return [
    { property: 'logo', path: logo?.light },
    { property: 'logo', path: logo?.dark },
    { property: 'icon', path: icon },
    { property: 'heroPicture', path: heroPicture?.src },
  ].flatMap(({ property, path }) => (path === undefined ? [] : [{ property, path }]))
}
