import { oneLine } from './visible-text'

/** Bytes. The framework keeps each page in a file named after it, with an ending of up to 13 bytes; file systems take 255. */
export const LONGEST_PAGE_NAME = 240

/** What the framework asks for the data of a page by, instead of the page. */
const DATA_ENDING = '.rsc'

/**
 * Whether a name can be the last part of a page's address, and of the file that the page is kept in: one line of visible text
 * that names no other folder, and that is the same however often it is decoded.
 */
export function isPageName(name: string): boolean {
  return (
    Buffer.byteLength(name) <= LONGEST_PAGE_NAME &&
    name === oneLine(name) &&
    !/[/\\%\uFFFD]/.test(name) &&
    !name.endsWith(DATA_ENDING) &&
    !['', '.', '..'].includes(name)
  )
}
