import { z } from 'zod'
import { text } from './fields'

/** What a value of a section is: a text, a number, yes or no, or one of these texts. */
type FieldKind = 'text' | 'number' | 'boolean' | readonly string[]

/** The values that sections of the agency's own take, by the name of the section: `{ roomPrices: { room: ['rio', 'mar'] } }`. */
export interface OwnFields {
  [section: string]: { [field: string]: FieldKind }
}

type ValueOf<Kind> = Kind extends 'text'
  ? string
  : Kind extends 'number'
    ? number
    : Kind extends 'boolean'
      ? boolean
      : Kind extends readonly (infer Value)[]
        ? Value
        : never

export type ValuesOf<Fields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> }

/** The names of the values of all sections. */
export type FieldNames<Fields> = { [Section in keyof Fields]: keyof Fields[Section] & string }[keyof Fields]

/** The check of the values of one section. */
export function ownShape(fields: OwnFields[string] = {}): z.ZodRawShape {
  return Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, schemaOf(kind)]))
}

function schemaOf(kind: FieldKind): z.ZodType {
  if (kind === 'text') return text
  if (kind === 'number') return z.number('must be a number')
  if (kind === 'boolean') return z.boolean('must be true or false')
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(kind)
  return z.enum([...kind], `must be ${names}`)
}
