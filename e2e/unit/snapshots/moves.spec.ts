import { expect, test } from '@playwright/test'
import { type Move, movedRecords, movesAfter } from '../../../lib/snapshots/moves/moved-records'

/* Which records have changed their slugs, and where old slugs lead. */

type SomeRecord = { slug: string; title?: string; updatedOn?: string; tags?: string[] }

const a = { slug: 'a', title: 'Pintar', tags: ['casa'] }
const b = { slug: 'b', title: 'Lavar', tags: ['casa'] }
const as = (slug: string, record: SomeRecord = a) => ({ ...record, slug })
const reads: [what: string, before: SomeRecord[], after: SomeRecord[], ...moved: [string, string][]][] = [
  ['a rename and another place', [a, b], [b, as('n')], ['a', 'n']],
  ['a rename with a date', [{ ...a, updatedOn: '2026-01-01' }], [as('n')], ['a', 'n']],
  ['two renames', [a, b], [as('m', b), as('n')], ['a', 'n'], ['b', 'm']],
  ['a rename and an edit', [a, b], [{ ...as('n'), title: 'Outro' }, b]],
  ['a swap', [a, b], [as('b'), as('a', b)]],
  ['a rename to the slug of another record, which is renamed too', [a, b], [as('b'), as('n', b)]],
  ['a deletion and a new record', [a], [b]],
  ['a copy', [a], [a, as('n')]],
  ['a deletion of one of two equal records', [a, as('n')], [as('n')]],
  ['a deleted record and a new copy of another', [a, as('z'), b], [a, as('n'), b]],
  ['a rename and a copy at once', [a], [as('m'), as('n')]],
  ['empty records', [{ slug: 'a' }, { slug: 'b' }], [{ slug: 'm' }, { slug: 'n' }]],
]

test('a record has moved when it alone has the same content under another slug', () => {
  for (const [what, before, after, ...moved] of reads)
    expect([...movedRecords(before, after)], what).toEqual(moved)
})

/** What old slugs lead to after a record has had these slugs one after the other; '' for none. */
function lead(...slugs: string[]): Record<string, string> {
  let moves: Move[] = [{ resource: 'products', from: 'a', to: 'z' }]
  let before: SomeRecord[] = [b]
  for (const slug of slugs) {
    const after = slug === '' ? [b] : [{ ...a, slug }, b]
    moves = movesAfter(moves, 'services', movedRecords(before, after), after)
    before = after
  }
  expect(moves[0], 'another resource').toEqual({ resource: 'products', from: 'a', to: 'z' })
  return Object.fromEntries(moves.slice(1).map(({ from, to }) => [from, to]))
}

test('old slugs lead to the last one in one step, and a way back leaves no loop', () => {
  expect(lead('a', 'x', 'y', 'w')).toEqual({ a: 'w', x: 'w', y: 'w' })
  expect(lead('a', 'x', 'a')).toEqual({ x: 'a' })
  expect(lead('a', 'x', 'a', 'x')).toEqual({ a: 'x' })
  expect(lead('a', 'x', 'y', 'a')).toEqual({ x: 'a', y: 'a' })
})

test('no old slug leads to a deleted record, and none that a new record uses leads on, not even later', () => {
  expect(lead('a', 'x', '')).toEqual({})
  expect(lead('a', 'x', '', 'x')).toEqual({})
  const moves: Move[] = [{ resource: 'services', from: 'a', to: 'x' }]
  const both = [{ slug: 'x' }, { slug: 'a' }]
  const after = movesAfter(moves, 'services', new Map(), both)
  expect(movesAfter(after, 'services', new Map(), [{ slug: 'x' }])).toEqual([])
})
