import { oneLine } from './visible-text'

/** Bytes. Next.js stores each page in a file named after it, with an ending of up to 13 bytes. File systems allow 255. */
export const LONGEST_PAGE_NAME = 240

/** Whether a name is of small letters, digits and hyphens, as in addresses that are written by hand. */
export function isPlainName(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
}

/**
 * Whether a name can be the last part of a page's address and of the page's file in the cache. Such a name is one line of visible
 * text. It names no other folder, and decoding it again does not change it.
 */
export function isPageName(name: string): boolean {
  return (
    Buffer.byteLength(name) <= LONGEST_PAGE_NAME &&
    name === oneLine(name) &&
    !/[/\\%\uFFFD]/.test(name) &&
    // Next.js requests the data of a page by this ending.
    !name.endsWith('.rsc') &&
    !['', '.', '..'].includes(name)
  )
}
