import type { Resource } from '../../platform/resources'

/** A record that has had another slug. */
export interface Move {
  resource: Resource
  from: string
  to: string
}

export interface SomeRecord {
  slug: string
}

/**
 * The records that have changed their slug and nothing else between two reads: the new slugs by the old ones. A content that more than one
 * record has, before or after, proves nothing.
 */
export function movedRecords(
  before: readonly SomeRecord[],
  after: readonly SomeRecord[],
): Map<string, string> {
  const slugsBefore = slugsOf(before)
  const slugsAfter = slugsOf(after)
  const isLost = before.some(({ slug }) => !slugsAfter.has(slug))
  const isNew = after.some(({ slug }) => !slugsBefore.has(slug))
  // Most saves change no slug, and contents are costly to compare.
  if (!isLost || !isNew) return new Map()
  const ownersAfter = ownersOfContents(after)
  const moved = [...ownersOfContents(before)].flatMap(([content, from]): [string, string][] => {
    const to = ownersAfter.get(content)
    return from && to && !slugsAfter.has(from) && !slugsBefore.has(to) ? [[from, to]] : []
  })
  return new Map(moved)
}

/** The moves after a read: each leads in one step from a slug that no record has to a record that exists. */
export function movesAfter(
  moves: readonly Move[],
  resource: Resource,
  moved: Map<string, string>,
  after: readonly SomeRecord[],
): Move[] {
  const slugs = slugsOf(after)
  const earlier = moves.map((move) => {
    const to = move.resource === resource ? moved.get(move.to) : undefined
    return to === undefined ? move : { ...move, to }
  })
  const found = [...moved].map(([from, to]) => ({ resource, from, to }))
  return [...earlier, ...found].filter(
    (move) => move.resource !== resource || (slugs.has(move.to) && !slugs.has(move.from)),
  )
}

function slugsOf(records: readonly SomeRecord[]): Set<string> {
  return new Set(records.map(({ slug }) => slug))
}

/** The slug of the only record with each content; undefined for a content of several records. */
function ownersOfContents(records: readonly SomeRecord[]): Map<string, string | undefined> {
  const owners = new Map<string, string | undefined>()
  for (const { slug, ...fields } of records) {
    // A save may set the date of the last change.
    const content = JSON.stringify({ ...fields, updatedOn: '' })
    owners.set(content, owners.has(content) ? undefined : slug)
  }
  return owners
}
