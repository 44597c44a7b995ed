import { currentEnvironment } from '@/lib/engine/environment/current-environment'
import { markdownPages } from '@/lib/engine/markdown/markdown-pages'
import { pageTitleOf } from '@/lib/engine/port/content'
import { addressOf, templateMatcher } from '@/lib/engine/port/routes'

const isOfTemplate = templateMatcher([])

const mailbox = /^[^\s@/:?#]{1,64}@[^\s@/:?#]{1,200}\.\p{L}{2,63}$/u

/** The address of a link on the site, also written without its first slash, or of a mailbox; '' for any other text. */
export function inSite(written: string): string {
  if (/^(?:\/(?![/\\])|#)/.test(written)) return addressOf(written)
  if (mailbox.test(written)) return `mailto:${written}`
  const path = written.replace(/^(?:\.{1,2}\/){1,9}/, '')
  const [name = ''] = path.split(/[?#]/, 1)
  const page = [`/${name}`, `/${name}`.toLowerCase()].find(isPage)
  return page && name ? addressOf(page + path.slice(name.length)) : ''
}

function isPage(path: string): boolean {
  return isOfTemplate(path) || pageTitleOf(path, markdownPages()) !== undefined
}

/** The path of an address of this site, so that a link to it stays in its tab. Any other address is returned unchanged. */
export function ownPathOf(address: string): string {
  if (!/^https?:/i.test(address)) return address
  const { origin, pathname, search, hash } = new URL(address)
  return origin === new URL(currentEnvironment().siteUrl).origin
    ? addressOf(pathname) + search + hash
    : address
}
