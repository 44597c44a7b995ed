import { siteConfig } from '../port/config'
import { isRouteOf, pathInApp } from '../port/routes'
import type { Embed } from '../port/settings'

export function embedsAt(path: string): Embed[] {
  return siteConfig.embeds.filter(({ pages }) => pages.some((page) => isRouteOf(pathInApp(page), path)))
}

/** What neither a page nor a frame in it may use, unless the page embeds something that does. */
const REFUSED = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/** The `Permissions-Policy` of a page: what it may use, its frames of the same entry may use too. */
export function permissionsPolicy(embeds: readonly Embed[]): string {
  const granted = new Map<string, string[]>(REFUSED.map((name) => [name, []]))
  for (const { permissions = [], frame = [] } of embeds)
    for (const name of permissions)
      granted.set(name, [...(granted.get(name) ?? []), 'self', ...frame.map((origin) => `"${origin}"`)])
  return [...granted].map(([name, origins]) => `${name}=(${[...new Set(origins)].join(' ')})`).join(', ')
}
