import { expect, test } from '@playwright/test'
import { type Move, movedRecords, movesAfter } from '../../../lib/snapshots/moves/moved-records'

/* Which records have changed their slugs, and where old slugs lead. */

type SomeRecord = { slug: string; title?: string; updatedOn?: string; tags?: string[] }

const a = { slug: 'a', title: 'Pintar', tags: ['casa'] }
const b = { slug: 'b', title: 'Lavar', tags: ['casa'] }
const nearlyEqual = Array.from({ length: 50 }, (_, index) => ({
  slug: `s${index}`,
  title: `Título ${index}`,
}))

const reads: { what: string; before: SomeRecord[]; after: SomeRecord[]; moved: [string, string][] }[] = [
  { what: 'nothing', before: [a, b], after: [a, b], moved: [] },
  { what: 'a rename', before: [a, b], after: [{ ...a, slug: 'n' }, b], moved: [['a', 'n']] },
  {
    what: 'a rename and another place',
    before: [a, b],
    after: [b, { ...a, slug: 'n' }],
    moved: [['a', 'n']],
  },
  {
    what: 'a rename that sets the date of the last change',
    before: [{ ...a, updatedOn: '2026-01-01' }],
    after: [{ ...a, slug: 'n', updatedOn: '2026-02-02' }],
    moved: [['a', 'n']],
  },
  {
    what: 'two renames',
    before: [a, b],
    after: [
      { ...b, slug: 'm' },
      { ...a, slug: 'n' },
    ],
    moved: [
      ['a', 'n'],
      ['b', 'm'],
    ],
  },
  {
    what: 'a rename and an edit',
    before: [a, b],
    after: [{ ...a, slug: 'n', title: 'Outro' }, b],
    moved: [],
  },
  {
    what: 'a rename and an edit of a list',
    before: [a, b],
    after: [{ ...a, slug: 'n', tags: [] }, b],
    moved: [],
  },
  {
    what: 'a swap',
    before: [a, b],
    after: [
      { ...a, slug: 'b' },
      { ...b, slug: 'a' },
    ],
    moved: [],
  },
  {
    what: 'a rename to the slug of another record, which is renamed too',
    before: [a, b],
    after: [
      { ...a, slug: 'b' },
      { ...b, slug: 'n' },
    ],
    moved: [],
  },
  { what: 'a deletion', before: [a, b], after: [b], moved: [] },
  { what: 'a new record', before: [a], after: [a, b], moved: [] },
  { what: 'a deletion and a new record', before: [a], after: [b], moved: [] },
  { what: 'a copy', before: [a], after: [a, { ...a, slug: 'n' }], moved: [] },
  {
    what: 'a deletion of one of two equal records',
    before: [a, { ...a, slug: 'n' }],
    after: [{ ...a, slug: 'n' }],
    moved: [],
  },
  {
    what: 'a deleted record and a new copy of another',
    before: [a, { ...a, slug: 'z' }, b],
    after: [a, { ...a, slug: 'n' }, b],
    moved: [],
  },
  {
    what: 'two equal records that are renamed at once',
    before: [a, { ...a, slug: 'z' }],
    after: [
      { ...a, slug: 'm' },
      { ...a, slug: 'n' },
    ],
    moved: [],
  },
  {
    what: 'a rename and a copy at once',
    before: [a],
    after: [
      { ...a, slug: 'm' },
      { ...a, slug: 'n' },
    ],
    moved: [],
  },
  {
    what: 'empty records',
    before: [{ slug: 'a' }, { slug: 'b' }],
    after: [{ slug: 'm' }, { slug: 'n' }],
    moved: [],
  },
  {
    what: 'one of 50 nearly equal records',
    before: nearlyEqual,
    after: nearlyEqual.with(7, { slug: 'n', title: 'Título 7' }),
    moved: [['s7', 'n']],
  },
  {
    what: 'one of 50 nearly equal records, deleted for a nearly equal one',
    before: nearlyEqual,
    after: nearlyEqual.with(7, { slug: 'n', title: 'Título 50' }),
    moved: [],
  },
  {
    what: 'one of 50 nearly equal records, whose title becomes that of another',
    before: nearlyEqual,
    after: nearlyEqual.with(7, { slug: 'n', title: 'Título 8' }),
    moved: [],
  },
  { what: 'a first read', before: [], after: [a, b], moved: [] },
  { what: 'an empty answer', before: [a, b], after: [], moved: [] },
]

for (const { what, before, after, moved } of reads) {
  test(`${what}: ${moved.length} moved`, () => {
    expect([...movedRecords(before, after)]).toEqual(moved)
  })
}

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

test('old slugs lead to the last one in one step', () => {
  expect(lead('a', 'x', 'y', 'w')).toEqual({ a: 'w', x: 'w', y: 'w' })
})

test('a way back leaves no loop', () => {
  expect(lead('a', 'x', 'a')).toEqual({ x: 'a' })
  expect(lead('a', 'x', 'a', 'x')).toEqual({ a: 'x' })
  expect(lead('a', 'x', 'y', 'a')).toEqual({ x: 'a', y: 'a' })
})

test('no old slug leads to a deleted record, not even when its slug is used again', () => {
  expect(lead('a', 'x', '')).toEqual({})
  expect(lead('a', 'x', '', 'x')).toEqual({})
})

test('a slug that a new record uses leads nowhere, not even when that record is deleted', () => {
  const moves: Move[] = [{ resource: 'services', from: 'a', to: 'x' }]
  const both = [{ slug: 'x' }, { slug: 'a' }]
  const after = movesAfter(moves, 'services', new Map(), both)
  expect(movesAfter(after, 'services', new Map(), [{ slug: 'x' }])).toEqual([])
})
