import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Token } from 'marked'
import { belongsToRemovedKind } from '../checks/taken-off-problems'
import { role } from '../environment/host'
import { isDocument } from '../files/file-sizes'
import { siteAddress } from '../html/site-address'
import { isPictureName } from '../pictures/public-files'
import { siteConfig } from '../port/config'
import { addressOf } from '../port/routes'
import { decoded } from '../text/decoded'
import { linkIn } from '../text/web-address'

/** Resolves the address that a link or picture names; undefined if it leads nowhere. */
export type AddressMeant = (written: string, isFile: boolean) => string | undefined

/** Matches an address with a scheme or host, or a query alone. */
const absoluteOrQuery = /^(?:[a-z][a-z\d+.-]{1,30}:|\/\/|\?)/i

/** Creates the resolver for addresses in the Markdown page `name`. @param names the names of all Markdown pages */
export function addressesOf(name: string, names: ReadonlySet<string>, project: string): AddressMeant {
  const isOwn = (path: string) => names.has(path) || siteConfig.pages.some((page) => page.path === path)
  // A function lacks some files of public/, whose existence the build has checked.
  const wasChecked = role() === 'function'
  const fileAt = (path: string) => {
    const file = `/${path.replace(/^(?:(?:\.{1,2}|public)\/){1,9}/, '')}`
    const isThere = wasChecked
      ? isPictureName(file) || isDocument(file)
      : existsSync(join(/* turbopackIgnore: true */ project, 'public', decoded(file)))
    return isThere && posix.extname(file) !== '' ? file : undefined
  }
  const meant = (written: string, isFile: boolean) => {
    if (absoluteOrQuery.test(written) || (isFile && written.startsWith('/'))) return written
    const [path = ''] = written.split(/[?#]/, 1)
    const [page, rest] = [path.replace(/\.md$/, ''), written.slice(path.length)]
    const pageBeside = path && posix.join('/', posix.dirname(name), page)
    const file = path.startsWith('/') ? undefined : fileAt(path)
    if (isFile) return file && file + rest
    if (isOwn(pageBeside)) return addressOf(pageBeside) + rest
    if (file) return file + rest
    const elsewhere = page === path ? linkIn(written) : ''
    const address = elsewhere || siteAddress(page + rest, isOwn)
    return belongsToRemovedKind(address, isOwn) ? undefined : address || undefined
  }
  return (written, isFile) => meant(written, isFile) ?? (wasChecked ? written : undefined)
}

/** Matches an HTML tag up to the value of its `href` or `src`. */
const inTag = /(<[a-z][^<>]{0,2000}?\s(?:href|(src))=(["']))([^"'<>]{0,2000})(?=\3)/gi

/** Resolves the addresses in a link, a picture or a piece of HTML. @param onLostAddress called with an address that leads nowhere, and a sentence about it */
export function readAddresses(
  token: Token,
  meant: AddressMeant,
  onLostAddress: (written: string, text: string) => void = () => undefined,
): void {
  const read = (written: string, isFile: boolean) => {
    const address = meant(written, isFile)
    if (address === undefined) onLostAddress(written, isFile ? noFile(written) : noPage(written))
    return address ?? written
  }
  if (token.type === 'link') token.href = read(token.href, false)
  else if (token.type === 'image') token.href = read(token.href, true)
  else if (token.type === 'html' && !isQuoted(token.raw))
    token.text = token.text.replace(
      inTag,
      (_: string, before: string, isFile: string | undefined, __: string, written: string) =>
        before + read(written, isFile !== undefined),
    )
}

/** Whether a piece of HTML only displays or hides its content. */
export function isQuoted(html: string): boolean {
  return /^\s{0,99}<(?:pre|script|style|textarea|!--)/i.test(html)
}

function noFile(written: string): string {
  return `shows "${written}", which is not in public/: put it there, and write its path, such as /fotos/equipa.jpg`
}

function noPage(written: string): string {
  return `links to "${written}", which is no page: write a path such as /contactos, or an address with https://`
}
