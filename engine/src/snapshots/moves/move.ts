import { hash } from 'node:crypto'
import { isUntitled } from '../../fields/titles'
import type { Resource } from '../../port/kinds'
import { oncePerObject } from '../../process/once-per-object'

/** A record that had another slug. */
export interface Move {
  resource: Resource
  from: string
  to: string
}

interface SomeRecord {
  slug: string
  title?: string
}

/** The key of a move. Each old slug leads to one record. */
export function fieldOf({ resource, from }: Move): string {
  return `${resource} ${from}`
}

/** The moves after a read. Each leads in one step from a slug that no record has, or nowhere if its target is gone. @param before empty if unknown */
export function movesAfter(
  moves: readonly Move[],
  resource: Resource,
  before: readonly SomeRecord[],
  after: readonly SomeRecord[],
): Move[] {
  const moved = movedRecords(before, after)
  const followed = moves.map((move) => {
    const to = move.resource === resource ? moved.get(move.to) : undefined
    return to === undefined ? move : { ...move, to }
  })
  const found = [...moved].map(([from, to]): Move => ({ resource, from, to }))
  const byOldSlug = new Map([...followed, ...found].map((move) => [fieldOf(move), move]))
  const slugs = new Set(after.map(addressOf))
  return [...byOldSlug.values()].filter(
    (move) => move.resource !== resource || !slugs.has(move.from.normalize()),
  )
}

/** The records whose slug, and nothing else, changed between two reads: new slugs by old ones. */
export function movedRecords(before: readonly SomeRecord[], after: readonly SomeRecord[]) {
  const gone = new Set(changed(before, after).map(contentOf))
  // Most saves change no slug, and comparing all contents is costly.
  if (gone.size === 0 || !changed(after, before).some((record) => gone.has(contentOf(record))))
    return new Map<string, string>()
  const ownersAfter = ownersOfContents(after)
  const moved = [...ownersOfContents(before)].flatMap(([content, from]): [string, string][] => {
    const to = ownersAfter.get(content)
    return from && to && addressOf(from) !== addressOf(to) ? [[from.slug, to.slug]] : []
  })
  return new Map(moved)
}

/** The records of one read that are not in another. An unchanged record stays the same object. */
function changed(records: readonly SomeRecord[], others: readonly SomeRecord[]): SomeRecord[] {
  const known = new Set(others)
  return records.filter((record) => !known.has(record))
}

/** The slug of a record in one Unicode form. */
function addressOf({ slug }: SomeRecord): string {
  return slug.normalize()
}

/** The only record with each content; undefined if several share it, which proves nothing. */
function ownersOfContents(records: readonly SomeRecord[]): Map<string, SomeRecord | undefined> {
  const owners = new Map<string, SomeRecord | undefined>()
  for (const record of records) {
    const content = contentOf(record)
    if (content !== '') owners.set(content, owners.has(content) ? undefined : record)
  }
  return owners
}

/** A hash of all but the slug and the modification date; '' for a record without title and text, which could be any. */
const contentOf = oncePerObject((record: SomeRecord): string => {
  const title = isUntitled(record) ? '' : (record.title ?? '')
  const { slug: _, ...fields } = { ...record, title, updatedOn: '' }
  const content = JSON.stringify(fields)
  // Only text contains a space.
  const isRecognisable = title !== '' || content.includes(' ')
  return isRecognisable ? hash('sha256', content, 'base64url') : ''
})
