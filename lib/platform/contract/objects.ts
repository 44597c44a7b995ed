import { z } from 'zod'
import { beginning } from '../../format/visible-text'
import { cutList, most } from './limits'
import { note, withinField } from './notes'
import { summary } from './texts'

/* What cannot be understood costs as little as possible: a field, or an item of a list. The log and the doctor name it. */

type Shape = Record<string, z.ZodType>
type Fields<S extends Shape> = { [K in keyof S]: z.output<S[K]> }

/**
 * An object of fields. A field that does not match its schema is noted and counts as absent, as null does. A field whose schema refuses
 * an absent value, such as the slug, refuses the object.
 * @param names the contract's names of fields that have another name in the domain model
 */
export function objectOf<S extends Shape>(shape: S, names: { [K in keyof S]?: string } = {}) {
  return z.looseObject({}).transform((raw: Record<string, unknown>, context) => {
    const entries = Object.entries(shape).map(([key, schema]) => {
      const name = names[key] ?? key
      return [key, withinField(name, () => fieldOf(schema, raw[name] ?? undefined, name, context))]
    })
    return Object.fromEntries(entries) as Fields<S>
  })
}

function fieldOf(schema: z.ZodType, value: unknown, name: string, context: z.RefinementCtx): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const absent = schema.safeParse(undefined)
  if (absent.success) note(`${shown(value)} is not understood (${describeIssues(parsed.error)})`)
  else context.addIssue({ code: 'custom', path: [name], message: describeIssues(parsed.error) })
  return absent.data
}

/** Characters of a value that a note quotes. */
const QUOTED = 60

/** The value for a note; its kind for what is neither text nor number. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${beginning(value, QUOTED)}"`
  return typeof value === 'number'
    ? String(value)
    : `a value of type ${Array.isArray(value) ? 'list' : typeof value}`
}

/** A list, cut to its maximum length before its items are parsed. An item that does not match is left out and noted. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .default([])
    .transform((values) =>
      cutList(values, most.items).flatMap((value, index): z.output<T>[] =>
        withinField(index, () => {
          const parsed = item.safeParse(value ?? undefined)
          if (parsed.success) return [parsed.data]
          note(`left out: ${describeIssues(parsed.error)}`)
          return []
        }),
      ),
    )

/** A list of texts; empty texts are left out. */
export const summaries = listOf(summary).transform((texts) => texts.filter((text) => text !== ''))

/** The first few issues are enough to find the fault. */
const ISSUES_NAMED = 5

export function describeIssues({ issues }: z.ZodError): string {
  return issues
    .slice(0, ISSUES_NAMED)
    .map(({ path, message }) => [...path, message].join(': '))
    .join('; ')
}
