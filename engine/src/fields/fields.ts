import { z } from 'zod'
import { isFileName } from '../text/file-name'
import { isPageName, LONGEST_PAGE_NAME } from '../text/page-name'
import { chatIn, type Network, profileIn } from '../text/profile-address'
import { oneLine, plainSpaces, severalLines } from '../text/visible-text'
import { iframeAddressIn, linkIn } from '../text/web-address'
import { fieldLimits } from './limits'

/* Schemas of fields. Each text has a maximum length. `engine/src/platform/contract/repair.ts` handles values that do not match. */

/** The value that replaces one which an enumeration does not know. */
export const UNKNOWN = 'unknown'

const text = (clean: (value: string) => string, maxLength: number) =>
  z.string().overwrite(clean).max(maxLength).default('')

/** Cleans a text that was pasted from a word processor, which may have no-break spaces between all words. */
const spaced = (clean: typeof oneLine) => (value: string) => clean(plainSpaces(value))

/** Schema of a name, title or label on one line. */
export const line = text(spaced(oneLine), fieldLimits.line)

/** Schema of a picture's alt text. A file name is not one: a screen reader would spell it out. */
export const description = line.refine(
  (value) => !isFileName(value),
  'is the name of a file: write what can be seen',
)

/** Schema of a line whose leading and trailing white space is kept. */
export const exactLine = text((value) => {
  const visible = oneLine(value)
  return visible !== '' && visible === value.trim() ? value : visible
}, fieldLimits.line)

/** Schema of a sentence or two on one line. */
export const summary = text(spaced(oneLine), fieldLimits.summary)

/** Schema of plain text with line breaks. */
export const prose = text(spaced(severalLines), fieldLimits.prose)

export const html = text(severalLines, fieldLimits.html)

/** Schema of well-formed Unicode. Half a surrogate pair cannot be encoded: an address with one would turn every page that shows it into an error. */
export const wellFormed = z.string().overwrite((value) => value.toWellFormed())

/** Schema of a boolean. A value that is neither true nor false counts as false. */
export const flag = (whenAbsent: boolean) =>
  z
    .literal([true, false, 'true', 'false', UNKNOWN], 'expected true or false')
    .default(whenAbsent)
    .transform((value) => value === true || value === 'true')

export const amount = z.number().min(0).max(fieldLimits.amount).default(0)

/** Schema of a rating in stars out of five; 0 means no rating. */
export const rating = z.int().min(0).max(5).default(0)

/** Schema of a size in pixels. The platform omits a size that it cannot read. */
export const pixels = z.int().positive().optional()

export const byteCount = z.int().min(0).optional()

const key = wellFormed.trim()

/** Schema of a record's key, in any format. `lib/routes/page-name.ts` turns it into the address of a page. */
export const id = key.min(1, 'is empty')

/** Schema of the key of a service or product, which is the last part of its page's address. The platform guarantees its format. */
export const slug = key.refine(
  isPageName,
  `cannot be part of an address (letters, digits and -._~, at most ${LONGEST_PAGE_NAME} bytes, not ending in .rsc)`,
)

/** Schema of the key of a record that has an anchor. */
export const anchor = key.refine(
  (value) => value !== '' && value === oneLine(value) && value.length <= fieldLimits.line,
  'cannot be an anchor',
)

/** Schema of an enumeration. A value added later becomes `unknown` and is logged. So does an absent value, unless the field has a default. */
export const oneOf = <const T extends readonly string[], const Unknown>(values: T, unknown: Unknown) =>
  z
    .enum([...values, UNKNOWN], `expected one of ${values.join(', ')}`)
    .transform((value): T[number] | Unknown => values.find((one) => one === value) ?? unknown)

/** Schema of a list, cut to its maximum length. Items that do not match are left out. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item.nullable())
    .max(fieldLimits.items)
    .default([])
    .transform((items) => items.filter((value) => value !== null))

/** Schema of a list of texts. Empty texts are left out. */
export const summaries = listOf(summary).transform((texts) => texts.filter((text) => text !== ''))

/** The address of a page or a file, unchanged; '' for an address that is not absolute or not http(s). */
export function absoluteAddress(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? value : ''
}

/** Schema of a text together with the address that `find` reads from it. */
const addressed = (find: (text: string) => string, problem: string) =>
  wellFormed
    .default('')
    .transform((value) => ({ text: oneLine(value), address: find(value) }))
    .refine(
      ({ text, address }) => text === '' || (address !== '' && address.length <= fieldLimits.address),
      problem,
    )
    .transform(({ text, address }) => ({ text, address: address && new URL(address).href }))

const address = (find: (text: string) => string, problem: string) =>
  addressed(find, problem).transform((found) => found.address)

const NO_LINK = 'is no address that a link may have, or too long'

/** Schema of an address for a link, as people write it (`linkIn`); '' for no link. */
export const linkAddress = address(linkIn, NO_LINK)

/** Schema of a link that keeps the text as written. An empty text is rejected. */
export const requiredLink = addressed(linkIn, NO_LINK).refine((link) => link.address !== '', NO_LINK)

export const iframeAddress = address(iframeAddressIn, 'is no https address')

export const profile = (network: Network) =>
  address((text) => profileIn(network, text), `does not tell a profile of ${network}`)

export const chatAddress = address(chatIn, 'does not tell a chat')

/** Schema of a calendar date `YYYY-MM-DD`; '' when absent. */
export const calendarDate = line.pipe(z.union([z.literal(''), z.iso.date()], 'is no date YYYY-MM-DD'))
