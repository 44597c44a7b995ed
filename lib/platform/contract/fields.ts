import { z } from 'zod'
import { isPageName, LONGEST_PAGE_NAME } from '../../page-name'
import { oneLine } from '../../visible-text'
import { orDefault } from './defaults'
import { cutList, most } from './limits'
import { note } from './notes'
import { line, summary } from './texts'

export const flag = (fallback: boolean) => orDefault(z.boolean(), fallback)

export const amount = orDefault(z.number().min(0), 0).transform((value) => {
  if (value <= most.amount) return value
  note(`an amount of ${value} is not shown`)
  return 0
})

/** The key of a record that has a page: the last part of its address. */
export const slug = z
  .string()
  .trim()
  .refine(isPageName, `cannot be part of an address (at most ${LONGEST_PAGE_NAME} bytes, no / \\ %)`)

/** The key of a record that has none; at most an anchor is named after it. */
export const anchor = z
  .string()
  .trim()
  .min(1)
  .refine((value) => value === oneLine(value) && value.length <= most.line, 'cannot be an anchor')

/** One of a closed vocabulary, with the default that the specification gives for an absent value. */
export const oneOf = <const T extends readonly string[]>(values: T, fallback: T[number]) =>
  z
    .enum(values)
    .nullish()
    .transform((value): T[number] => value ?? fallback)

/** Pixel dimensions may be absent when unreadable; an unusable number is no dimension and costs nothing else. */
export const pixels = z
  .number()
  .int()
  .positive()
  .optional()
  .catch(() => undefined)

/** A list that is cut to its greatest length before its items are looked at. */
const items = (name: string) =>
  orDefault(z.array(z.unknown()), []).transform((values) => cutList(values, most.items, name))

/** A list of texts; those that say nothing are left out. */
export const summaries = (name: string) =>
  items(name)
    .pipe(z.array(summary))
    .transform((texts) => texts.filter((text) => text !== ''))

/** A list whose broken items are left out, each noted, instead of costing the record that holds it. */
export const listOf = <T extends z.ZodType>(item: T, name: string) =>
  items(name).transform((values) =>
    values.flatMap((value, index): z.output<T>[] => {
      const parsed = item.safeParse(value)
      if (parsed.success) return [parsed.data]
      note(`${name}[${index}] left out: ${describeIssues(parsed.error)}`)
      return []
    }),
  )

/** The address of a page or a file as it came; '' for what is not absolute or not http(s). */
export function absoluteAddress(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? value : ''
}

/** An address that a visitor may be sent to: absolute http(s), anything else is no link ('' here). */
export const webAddress = orDefault(z.string(), '').transform((value) => {
  const text = value.trim()
  const address = text.length <= most.address ? absoluteAddress(text) : ''
  if (text !== '' && address === '')
    note('an address that is not http(s), or too long, is not shown as a link')
  return address && new URL(address).href
})

export const requiredAddress = webAddress.pipe(z.string().min(1, 'is no http(s) address'))

/** A calendar date `YYYY-MM-DD`, '' when absent; what is no such date is shown as undated. */
export const calendarDate = line.transform((value) => {
  if (value === '' || z.iso.date().safeParse(value).success) return value
  note(`"${value}" is not a calendar date`)
  return ''
})

/** Stars out of five; 0 means none. */
export const rating = orDefault(z.number(), 0).transform((value) => {
  if (Number.isInteger(value) && value >= 0 && value <= 5) return value
  note(`a rating of ${value} is not shown`)
  return 0
})

/** The first few are enough to find the fault. */
const ISSUES_NAMED = 5

export function describeIssues({ issues }: z.ZodError): string {
  const named = issues.slice(0, ISSUES_NAMED)
  return named.map((issue) => `${issue.path.join('.') || 'record'}: ${issue.message}`).join('; ')
}
