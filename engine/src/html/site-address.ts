import { addressOf, templateMatcher } from '../port/routes'

const isOfTemplate = templateMatcher([])

const mailbox = /^[^\s@/:?#]{1,64}@[^\s@/:?#]{1,200}\.\p{L}{2,63}$/u

/**
 * The address of a link within the site, whose first slash may be missing, or of a mailbox; '' for any other text.
 * @param isOwn whether the client has a page at a path
 */
export function siteAddress(written: string, isOwn: (path: string) => boolean): string {
  if (/^(?:\/(?![/\\])|#)/.test(written)) return addressOf(written)
  if (mailbox.test(written)) return `mailto:${written}`
  const path = written.replace(/^(?:\.{1,2}\/){1,9}/, '')
  const [name = ''] = path.split(/[?#]/, 1)
  const page = [`/${name}`, `/${name}`.toLowerCase()].find((one) => isOfTemplate(one) || isOwn(one))
  return page && name ? addressOf(page + path.slice(name.length)) : ''
}
