import { z } from 'zod'
import { isFileName } from '../text/file-name'
import { isPageName, LONGEST_PAGE_NAME } from '../text/page-name'
import { chatIn, type Network, profileIn } from '../text/profile-address'
import { oneLine, plainSpaces, severalLines } from '../text/visible-text'
import { frameIn, linkIn } from '../text/web-address'
import { most } from './limits'

/* Each text has a maximum length. `engine/src/platform/contract/repair.ts` says what becomes of a value that does not match. */

/** What a closed vocabulary takes in the place of a value that it does not have. */
export const UNKNOWN = 'unknown'

const text = (clean: (value: string) => string, longest: number) =>
  z.string().overwrite(clean).max(longest).default('')

/** What was pasted from a word processor may have no-break spaces between all of its words. */
const spaced = (clean: typeof oneLine) => (value: string) => clean(plainSpaces(value))

/** A name, a title or a label, on one line. */
export const line = text(spaced(oneLine), most.line)

/** What a picture shows. The name of its file is no description, and would be read out letter by letter. */
export const description = line.refine(
  (value) => !isFileName(value),
  'is the name of a file: write what can be seen',
)

/** A line whose leading and trailing white space is kept. */
export const exactLine = text((value) => {
  const visible = oneLine(value)
  return visible !== '' && visible === value.trim() ? value : visible
}, most.line)

/** A sentence or two, on one line. */
export const summary = text(spaced(oneLine), most.summary)

/** Plain text on several lines. */
export const prose = text(spaced(severalLines), most.prose)

export const html = text(severalLines, most.html)

/** Half a character has no encoding: an address that contains one would make every page that shows it an error. */
export const wellFormed = z.string().overwrite((value) => value.toWellFormed())

/** What is neither true nor false says nothing, and counts as false. */
export const flag = (whenAbsent: boolean) =>
  z
    .literal([true, false, 'true', 'false', UNKNOWN], 'expected true or false')
    .default(whenAbsent)
    .transform((value) => value === true || value === 'true')

export const amount = z.number().min(0).max(most.amount).default(0)

/** Stars out of five; 0 means no rating. */
export const rating = z.int().min(0).max(5).default(0)

/** A pixel dimension. The platform leaves it out when it cannot read it. */
export const pixels = z.int().positive().optional()

export const byteCount = z.int().min(0).optional()

const key = wellFormed.trim()

/** The key of a record, in any format. `lib/routes/page-name.ts` makes the address of its page. */
export const id = key.min(1, 'is empty')

/** The key of a service or product, whose format the platform promises: the last part of its page's address. */
export const slug = key.refine(
  isPageName,
  `cannot be part of an address (letters, digits and -._~, at most ${LONGEST_PAGE_NAME} bytes, not ending in .rsc)`,
)

/** The key of a record that has an anchor. */
export const anchor = key.refine(
  (value) => value !== '' && value === oneLine(value) && value.length <= most.line,
  'cannot be an anchor',
)

/** Of a closed vocabulary: later values become `unknown` and are noted, and so is an absent one, unless the field has a default. */
export const oneOf = <const T extends readonly string[], const Unknown>(values: T, unknown: Unknown) =>
  z
    .enum([...values, UNKNOWN], `expected one of ${values.join(', ')}`)
    .transform((value): T[number] | Unknown => values.find((one) => one === value) ?? unknown)

/** A list, cut to its maximum length. An item that does not match is left out. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item.nullable())
    .max(most.items)
    .default([])
    .transform((items) => items.filter((value) => value !== null))

/** A list of texts; empty texts are left out. */
export const summaries = listOf(summary).transform((texts) => texts.filter((text) => text !== ''))

/** The address of a page or a file, unchanged; '' for an address that is not absolute or not http(s). */
export function absoluteAddress(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? value : ''
}

/** A text with the address that a function finds in it. */
const addressed = (find: (text: string) => string, problem: string) =>
  wellFormed
    .default('')
    .transform((value) => ({ text: oneLine(value), address: find(value) }))
    .refine(({ text, address }) => text === '' || (address !== '' && address.length <= most.address), problem)
    .transform(({ text, address }) => ({ text, address: address && new URL(address).href }))

const address = (find: (text: string) => string, problem: string) =>
  addressed(find, problem).transform((found) => found.address)

const isLink = 'is no address that a link may have, or too long'

/** An address for a link, as people write it (`linkIn`); '' for no link. */
export const linkAddress = address(linkIn, isLink)

/** A link, with its address as written; an empty text is no link. */
export const requiredLink = addressed(linkIn, isLink).refine((link) => link.address !== '', isLink)

export const frameAddress = address(frameIn, 'is no https address')

export const profile = (network: Network) =>
  address((text) => profileIn(network, text), `does not tell a profile of ${network}`)

export const chatAddress = address(chatIn, 'does not tell a chat')

/** A calendar date `YYYY-MM-DD`; '' when absent. */
export const calendarDate = line.pipe(z.union([z.literal(''), z.iso.date()], 'is no date YYYY-MM-DD'))
