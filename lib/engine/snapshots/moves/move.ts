import type { Resource } from '@/lib/engine/port/kinds'
import { bySlug, ownersOfContents, type SomeRecord, slugsOf, type Traits, traitsOf } from './traits'

/** A record that has had another slug. */
export interface Move {
  resource: Resource
  from: string
  to: string
  /** The record as it was last seen; absent in what earlier versions of this site have noted. */
  record?: Traits | undefined
  /** Set while no record is known to be that record. The old slug then leads nowhere. */
  isLost?: true | undefined
}

/** Names a move: an old slug leads to one record. */
export function fieldOf({ resource, from }: Move): string {
  return `${resource} ${from}`
}

/** Each leads in one step from a slug that no record has. A move whose record is gone leads on once it is back. @param before empty if unknown */
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

/** The records that have changed their slug and nothing else between two reads: the new slugs by the old ones. */
export function movedRecords(before: readonly SomeRecord[], after: readonly SomeRecord[]) {
  const slugsBefore = slugsOf(before)
  const slugsAfter = slugsOf(after)
  const isLost = before.some(({ slug }) => !slugsAfter.has(slug.normalize()))
  const isNew = after.some(({ slug }) => !slugsBefore.has(slug.normalize()))
  // Most saves change no slug, and contents are costly to compare.
  if (!isLost || !isNew) return new Map<string, string>()
  const ownersAfter = ownersOfContents(after)
  const moved = [...ownersOfContents(before)].flatMap(([content, from]): [string, string][] => {
    const to = ownersAfter.get(content)
    if (from === undefined || to === undefined) return []
    return slugsAfter.has(from.normalize()) || slugsBefore.has(to.normalize()) ? [] : [[from, to]]
  })
  return new Map(moved)
}

/** A move after a read; the same object when nothing has changed. */
function moveAfter(move: Move, before: readonly SomeRecord[], after: readonly SomeRecord[]): Move {
  const here = bySlug(after, move.to)
  const seen = move.isLost ? undefined : bySlug(before, move.to)
  // A record that did not change stays the same object.
  if (here && here === seen && move.record) return move
  const last = move.record ?? (seen && traitsOf(seen))
  const isHere = here && (last === undefined || isSame(last, here, after, seen === undefined))
  const record = isHere ? here : last && foundElsewhere(last, move.to, before, after)
  if (record === undefined) return move.isLost ? move : { ...move, record: last, isLost: true }
  const traits = traitsOf(record)
  if (!move.isLost && record.slug === move.to && traits.whole === move.record?.whole) return move
  return { resource: move.resource, from: move.from, to: record.slug, record: traits }
}

/** Whether it is still the same record: by its content, or after an edit by a title, or (if it was not away) a longer text, that it alone has. */
function isSame(last: Traits, here: SomeRecord, after: readonly SomeRecord[], wasAway: boolean): boolean {
  const marksOf = ({ title, texts }: Traits) => (wasAway ? [title] : [title, ...texts])
  const traits = traitsOf(here)
  if (traits.whole !== '' && traits.whole === last.whole) return true
  const shared = marksOf(traits).filter((mark) => mark !== '' && marksOf(last).includes(mark))
  return shared.some((mark) =>
    after.every((other) => other === here || !marksOf(traitsOf(other)).includes(mark)),
  )
}

/** The record that has the content now. One that had it before already is a copy. */
function foundElsewhere(
  { whole }: Traits,
  slug: string,
  before: readonly SomeRecord[],
  after: readonly SomeRecord[],
): SomeRecord | undefined {
  const to = ownersOfContents(after).get(whole)
  const owners = ownersOfContents(before)
  const isCopy = before.length === 0 || (owners.has(whole) && owners.get(whole) !== slug)
  return to === undefined || isCopy ? undefined : bySlug(after, to)
}
