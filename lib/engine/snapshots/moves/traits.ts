import { hash } from 'node:crypto'
import { isUntitled } from '@/lib/engine/fields/titles'
import { oncePerObject } from '@/lib/engine/process/once-per-object'

export interface SomeRecord {
  slug: string
  title?: string
}

/** By what a record is known again under another slug, after an edit, or when it was away: hashes. */
export interface Traits {
  /** Of all but the slug and the date of the last change; '' for a record without a title and a text, which could be any. */
  whole: string
  /** '' for none. */
  title: string
  /** Of each longer text. */
  texts: string[]
}

/** In characters. Two records may well share a shorter text, such as an author or a price note. */
const LONG_TEXT = 40

/** Computed once per record: most saves change one of many. */
export const traitsOf = oncePerObject((record: SomeRecord): Traits => {
  const title = isUntitled(record) ? '' : (record.title ?? '')
  const { slug: _, ...fields } = { ...record, title, updatedOn: '' }
  const content = JSON.stringify(fields)
  const texts = Object.values(fields).filter((text) => typeof text === 'string' && text.length >= LONG_TEXT)
  // Only a text has a space.
  const isRecognisable = title !== '' || content.includes(' ')
  return {
    whole: isRecognisable ? digest(content) : '',
    title: title && digest(title),
    texts: [...new Set(texts)].map(digest),
  }
})

function digest(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22)
}

export function bySlug(records: readonly SomeRecord[], slug: string): SomeRecord | undefined {
  return slugsOf(records).get(slug.normalize())
}

/** The records by their slugs, in one Unicode form. */
export const slugsOf = oncePerObject(
  (records: readonly SomeRecord[]) => new Map(records.map((record) => [record.slug.normalize(), record])),
)

/** The slug of the only record with each content; undefined for a content of several records, which proves nothing. */
export const ownersOfContents = oncePerObject((records: readonly SomeRecord[]) => {
  const owners = new Map<string, string | undefined>()
  for (const record of records) {
    const { whole } = traitsOf(record)
    if (whole !== '') owners.set(whole, owners.has(whole) ? undefined : record.slug)
  }
  return owners
})
