import { siteConfig } from '../port/config'
import { isRouteOf, pathInApp } from '../port/routes'
import type { Embed } from '../port/settings'

export function embedsAt(path: string): Embed[] {
  return siteConfig.embeds.filter(({ pages }) => pages.some((page) => isRouteOf(pathInApp(page), path)))
}

/** Browser features that pages and their iframes must not use, unless an entry of `embeds` needs them. */
const REFUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/** The `Permissions-Policy` of a page. A feature that an embed grants to the page is also granted to that embed's iframes. */
export function permissionsPolicy(embeds: readonly Embed[]): string {
  const granted = new Map<string, string[]>(REFUSED_FEATURES.map((name) => [name, []]))
  for (const { permissions = [], frame = [] } of embeds)
    for (const name of permissions)
      granted.set(name, [...(granted.get(name) ?? []), 'self', ...frame.map((origin) => `"${origin}"`)])
  return [...granted].map(([name, origins]) => `${name}=(${[...new Set(origins)].join(' ')})`).join(', ')
}
