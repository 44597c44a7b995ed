import { z } from 'zod'
import { text } from './fields'

/** The type of a field: a text, a number, a boolean, or one of these texts. */
type FieldKind = 'text' | 'number' | 'boolean' | readonly string[]

/** The fields of the agency's own sections, by the name of the section: `{ roomPrices: { room: ['rio', 'mar'], 'title?': 'text' } }`. */
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

/** The value types of declared fields. A field whose name ends in `?` is optional, as in TypeScript. */
export type ValuesOf<Fields> = {
  [Name in keyof Fields as Name extends `${string}?` ? never : Name]: ValueOf<Fields[Name]>
} & {
  [Name in keyof Fields as Name extends `${infer Plain}?` ? Plain : never]?: ValueOf<Fields[Name]>
}

/** The field names of all sections. */
export type FieldNames<Fields> = {
  [Section in keyof Fields]: keyof ValuesOf<Fields[Section]> & string
}[keyof Fields]

/** The Zod shape that validates the fields of one section. */
export function ownShape(fields: OwnFields[string] = {}): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries(fields).map(([name, kind]) =>
      name.endsWith('?') ? [plainName(name), schemaOf(kind).exactOptional()] : [name, schemaOf(kind)],
    ),
  )
}

/** The name of a field without the `?` that marks it as optional. */
export function plainName(name: string): string {
  return name.replace(/\?$/, '')
}

function schemaOf(kind: FieldKind): z.ZodType {
  if (kind === 'text') return text
  if (kind === 'number') return z.number('must be a number')
  if (kind === 'boolean') return z.boolean('must be true or false')
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(kind)
  return z.enum([...kind], `must be ${names}`)
}
