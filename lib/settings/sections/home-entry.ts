import type { ContentSection, SectionContents } from './contents'
import type { HomeSection, Tone } from './home-sections'
import type { FieldNames, ValuesOf } from './own-fields'

interface Look {
  /** The background. Without it the backgrounds alternate. */
  tone?: Tone
}

/** A section with the greatest number of records that it shows. */
type RecordsEntry = { section: HomeSection; most?: number } & Look

export type ContentEntry = {
  [K in ContentSection]: { section: K } & SectionContents[K] & Look
}[ContentSection]

/** The fields of all kinds of content. An entry that has one is not of an agency's own section, so that its types are checked. */
type ContentField = { [K in ContentSection]: keyof SectionContents[K] }[ContentSection]

/** A section of the agency's own, by the name of its file in `site/sections/`. */
type OwnEntry<Fields> = { section: string & {}; most?: number } & Look & {
    [K in ContentField | FieldNames<Fields>]?: never
  }

/** A section of the agency's own with the values that `sectionFields` has for it. */
type ValuedEntry<Fields> = {
  [Name in keyof Fields & string]: { section: Name; most?: number } & Look & ValuesOf<Fields[Name]>
}[keyof Fields & string]

/** A section of the home page: its name, or with its settings or content. */
export type HomeEntry<Fields = NoFields> =
  | HomeSection
  | (string & {})
  | RecordsEntry
  | ContentEntry
  | OwnEntry<Fields>
  | ValuedEntry<Fields>

/** A site whose own sections take no values. */
export type NoFields = Record<never, never>

/** An entry as the code takes it: its section, and all else that it has. */
export type SectionEntry = { section: string; tone?: Tone; most?: number; [field: string]: unknown }

export function sectionEntry(entry: HomeEntry): SectionEntry {
  return typeof entry === 'string' ? { section: entry } : { ...entry }
}
