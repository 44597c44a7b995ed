import { z } from 'zod'
import { note } from './notes'

/** Absent or null: the default of the specification, so that no page meets either. */
const orDefault = <T extends z.ZodType>(schema: T, fallback: z.output<T>) =>
  schema.nullish().transform((value) => value ?? fallback)

export const exactText = orDefault(z.string(), '')

export const text = exactText.transform((value) => value.trim())

export const required = text.pipe(z.string().min(1, 'is empty'))

export const flag = (fallback: boolean) => orDefault(z.boolean(), fallback)

export const texts = orDefault(z.array(text), []).transform((items) => items.filter((item) => item !== ''))

export const amount = orDefault(z.number().min(0), 0)

/** Part of an address: nothing that cannot be encoded or that names another folder. */
export const slug = z.string().trim().min(1).refine(isAddressable, 'cannot be part of an address')

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

/** A list whose broken items are left out, each noted, instead of costing the record that holds it. */
export const listOf = <T extends z.ZodType>(item: T, name: string) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((items) =>
      (items ?? []).flatMap((value, index): z.output<T>[] => {
        const parsed = item.safeParse(value)
        if (parsed.success) return [parsed.data]
        note(`${name}[${index}] left out: ${describeIssues(parsed.error)}`)
        return []
      }),
    )

/** An address that a visitor may be sent to: absolute http(s), anything else is no link ('' here). */
export const webAddress = text.transform((value) => {
  if (value === '') return ''
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href
  note('an address that is not http(s) is not shown as a link')
  return ''
})

export const requiredAddress = webAddress.pipe(z.string().min(1, 'is no http(s) address'))

/** A calendar date `YYYY-MM-DD`, '' when absent; what is no such date is shown as undated. */
export const calendarDate = text.transform((value) => {
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

function isAddressable(segment: string): boolean {
  // Of the code units of a character pair one alone has no encoding.
  return !/\p{Surrogate}/u.test(segment) && segment !== '.' && segment !== '..'
}

export function describeIssues(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.') || 'record'}: ${issue.message}`).join('; ')
}
