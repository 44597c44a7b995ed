import type { ContentSection, SectionContents } from './contents'
import type { HomeSection, Tone } from './home-sections'
import type { FieldNames, ValuesOf } from './own-fields'

interface WithTone {
  /** The background of the section. By default, backgrounds alternate. */
  tone?: Tone
}

/** A section of records. `most` is the maximum number of records that it shows. */
type RecordsEntry = { section: HomeSection; most?: number } & WithTone

export type ContentEntry = {
  [K in ContentSection]: { section: K } & SectionContents[K] & WithTone
}[ContentSection]

/** The field names of all content sections. Excluding them from entries of the agency's own sections makes TypeScript check content sections. */
type ContentField = { [K in ContentSection]: keyof SectionContents[K] }[ContentSection]

/** A section of the agency's own, by the name of its file in `site/sections/`. */
type OwnEntry<Fields> = { section: string & {}; most?: number } & WithTone & {
    [K in ContentField | FieldNames<Fields>]?: never
  }

/** A section of the agency's own, with the fields that `sectionFields` declares for it. */
type ValuedEntry<Fields> = {
  [Name in keyof Fields & string]: { section: Name; most?: number } & WithTone & ValuesOf<Fields[Name]>
}[keyof Fields & string]

/** A section of the home page: its name, or an object with its name and its settings or content. */
export type HomeEntry<Fields = NoFields> =
  | HomeSection
  | (string & {})
  | RecordsEntry
  | ContentEntry
  | OwnEntry<Fields>
  | ValuedEntry<Fields>

/** The fields of a site whose own sections have none. */
export type NoFields = Record<never, never>

/** A normalized entry: the section name, and all its settings or content. */
export type SectionEntry = { section: string; tone?: Tone; most?: number; [field: string]: unknown }

export function sectionEntry(entry: HomeEntry): SectionEntry {
  return typeof entry === 'string' ? { section: entry } : { ...entry }
}
