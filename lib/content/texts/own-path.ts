import { currentEnvironment } from '@/lib/environment/current-environment'
import { addressOf } from '@/lib/routing/paths'

/** The path of an address of this site, so that a link to it stays in its tab. Any other address is returned unchanged. */
export function ownPathOf(address: string): string {
  if (!/^https?:/i.test(address)) return address
  const { origin, pathname, search, hash } = new URL(address)
  return origin === new URL(currentEnvironment().siteUrl).origin
    ? addressOf(pathname) + search + hash
    : address
}
