import { site } from '../site.config'
import type { LocalPath } from './platform/local-pictures'

export type SitePictures = Pick<typeof site, 'logo' | 'icon' | 'heroPicture'>

/** The pictures of `public/` that site.config.ts names. They are drawn into other images, so a server needs their files. */
export function sitePictures({ logo, icon, heroPicture }: SitePictures = site): {
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
