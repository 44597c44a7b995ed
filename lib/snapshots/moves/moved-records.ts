import type { Resource } from '@/lib/resources'
import { fieldOf, type Move, moveAfter } from './move'
import { bySlug, ownersOfContents, type SomeRecord, slugsOf, traitsOf } from './traits'

/** The records that have changed their slug and nothing else between two reads: the new slugs by the old ones. */
export function movedRecords(
  before: readonly SomeRecord[],
  after: readonly SomeRecord[],
): Map<string, string> {
  const slugsBefore = slugsOf(before)
  const slugsAfter = slugsOf(after)
  const isLost = before.some(({ slug }) => !slugsAfter.has(slug.normalize()))
  const isNew = after.some(({ slug }) => !slugsBefore.has(slug.normalize()))
  // Most saves change no slug, and contents are costly to compare.
  if (!isLost || !isNew) return new Map()
  const ownersAfter = ownersOfContents(after)
  const moved = [...ownersOfContents(before)].flatMap(([content, from]): [string, string][] => {
    const to = ownersAfter.get(content)
    if (from === undefined || to === undefined) return []
    return slugsAfter.has(from.normalize()) || slugsBefore.has(to.normalize()) ? [] : [[from, to]]
  })
  return new Map(moved)
}

/**
 * The moves after a read: each leads in one step from a slug that no record has. A move whose record is gone is kept, and leads on once the
 * record is back.
 * @param before empty when the content before is not known
 */
export function movesAfter(
  moves: readonly Move[],
  resource: Resource,
  before: readonly SomeRecord[],
  after: readonly SomeRecord[],
): Move[] {
  const followed = moves.map((move) => (move.resource === resource ? moveAfter(move, before, after) : move))
  // A record that was away may be back under another slug.
  const returned = followed.flatMap((move, index) => {
    const earlier = moves[index]
    return earlier?.isLost && earlier.to !== move.to ? [{ ...move, from: earlier.to }] : []
  })
  const found = [...movedRecords(before, after)].map(([from, to]): Move => {
    const record = bySlug(after, to)
    return { resource, from, to, record: record && traitsOf(record) }
  })
  const slugs = slugsOf(after)
  const byOldSlug = new Map([...followed, ...returned, ...found].map((move) => [fieldOf(move), move]))
  return [...byOldSlug.values()].filter(
    (move) => move.resource !== resource || !slugs.has(move.from.normalize()),
  )
}
