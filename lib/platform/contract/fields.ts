import { z } from 'zod'
import { isPageName, LONGEST_PAGE_NAME } from '../../format/page-name'
import { oneLine } from '../../format/visible-text'
import { cutList, most } from './limits'
import { note } from './notes'
import { line, orDefault, summary } from './texts'

export const flag = (fallback: boolean) => orDefault(z.boolean(), fallback)

export const amount = orDefault(z.number().min(0), 0).transform((value) => {
  if (value <= most.amount) return value
  note(`an amount of ${value} is not shown`)
  return 0
})

/** The key of a record that has a page: the last segment of the page's address. */
export const slug = z
  .string()
  .trim()
  .refine(isPageName, `cannot be part of an address (at most ${LONGEST_PAGE_NAME} bytes, no / \\ %)`)

/** The key of a record without a page of its own. It names at most an anchor. */
export const anchor = z
  .string()
  .trim()
  .min(1)
  .refine((value) => value === oneLine(value) && value.length <= most.line, 'cannot be an anchor')

/** A value of a closed vocabulary; an absent value becomes the default of the specification. */
export const oneOf = <const T extends readonly string[]>(values: T, fallback: T[number]) =>
  z
    .enum(values)
    .nullish()
    .transform((value): T[number] => value ?? fallback)

/** A pixel dimension. The platform leaves it out when it cannot read it. An unusable number counts as absent. */
export const pixels = z
  .number()
  .int()
  .positive()
  .optional()
  .catch(() => undefined)

/** A list that is cut to its maximum length before its items are parsed. */
const items = (name: string) =>
  orDefault(z.array(z.unknown()), []).transform((values) => cutList(values, most.items, name))

/** A list of texts; empty texts are left out. */
export const summaries = (name: string) =>
  items(name)
    .pipe(z.array(summary))
    .transform((texts) => texts.filter((text) => text !== ''))

/** A list whose broken items are left out and noted; the record that holds the list stays. */
export const listOf = <T extends z.ZodType>(item: T, name: string) =>
  items(name).transform((values) =>
    values.flatMap((value, index): z.output<T>[] => {
      const parsed = item.safeParse(value)
      if (parsed.success) return [parsed.data]
      note(`${name}[${index}] left out: ${describeIssues(parsed.error)}`)
      return []
    }),
  )

/** The address of a page or a file, unchanged; '' for an address that is not absolute or not http(s). */
export function absoluteAddress(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? value : ''
}

/** An address for a link: absolute http(s). Anything else becomes '', and no link is shown. */
export const webAddress = orDefault(z.string(), '').transform((value) => {
  const text = value.trim()
  const address = text.length <= most.address ? absoluteAddress(text) : ''
  if (text !== '' && address === '')
    note('an address that is not http(s), or too long, is not shown as a link')
  return address && new URL(address).href
})

export const requiredAddress = webAddress.pipe(z.string().min(1, 'is no http(s) address'))

/** A calendar date `YYYY-MM-DD`; '' when absent or not such a date. */
export const calendarDate = line.transform((value) => {
  if (value === '' || z.iso.date().safeParse(value).success) return value
  note(`"${value}" is not a calendar date`)
  return ''
})

/** Stars out of five; 0 means no rating. */
export const rating = orDefault(z.number(), 0).transform((value) => {
  if (Number.isInteger(value) && value >= 0 && value <= 5) return value
  note(`a rating of ${value} is not shown`)
  return 0
})

/** The first few issues are enough to find the fault. */
const ISSUES_NAMED = 5

export function describeIssues({ issues }: z.ZodError): string {
  const named = issues.slice(0, ISSUES_NAMED)
  return named.map((issue) => `${issue.path.join('.') || 'record'}: ${issue.message}`).join('; ')
}
