import { currentEnvironment } from '../environment/current-environment'
import { markdownPages } from '../markdown/markdown-pages'
import { pageTitleOf } from '../port/content'
import { addressOf } from '../port/routes'
import { siteAddress } from './site-address'

/** The address of a link within the site, whose first slash may be missing, or of a mailbox; '' for any other text. */
export function inSite(written: string): string {
  return siteAddress(written, (path) => pageTitleOf(path, markdownPages()) !== undefined)
}

/** The path of an absolute address of this site, so that a link to it opens in the same tab. Any other address is returned unchanged. */
export function sitePathOf(address: string): string {
  if (!/^https?:/i.test(address)) return address
  const { origin, pathname, search, hash } = new URL(address)
  return origin === new URL(currentEnvironment().siteUrl).origin
    ? addressOf(pathname) + search + hash
    : address
}
