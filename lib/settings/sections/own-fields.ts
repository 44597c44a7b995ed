import { z } from 'zod'
import { text } from './fields'

/** What a value of a section is: a text, a number, yes or no, or one of these texts. */
type FieldKind = 'text' | 'number' | 'boolean' | readonly string[]

/** The values that sections of the agency's own take, by the name of the section: `{ roomPrices: { room: ['rio', 'mar'], 'title?': 'text' } }`. */
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

/** As in TypeScript, a value may be absent whose name ends in `?`. */
export type ValuesOf<Fields> = {
  [Name in keyof Fields as Name extends `${string}?` ? never : Name]: ValueOf<Fields[Name]>
} & {
  [Name in keyof Fields as Name extends `${infer Plain}?` ? Plain : never]?: ValueOf<Fields[Name]>
}

/** The names of the values of all sections. */
export type FieldNames<Fields> = {
  [Section in keyof Fields]: keyof ValuesOf<Fields[Section]> & string
}[keyof Fields]

/** The check of the values of one section. */
export function ownShape(fields: OwnFields[string] = {}): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries(fields).map(([name, kind]) =>
      name.endsWith('?') ? [plainName(name), schemaOf(kind).exactOptional()] : [name, schemaOf(kind)],
    ),
  )
}

/** The name of a value, without the mark of one that may be absent. */
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
