import { expect, test } from '@playwright/test'
import { type Move, movedRecords, movesAfter } from '../../../../src/snapshots/moves/move'
import { parsed } from '../../platform/contract/parsed'

/* Tests of which records have changed their slugs, and where old slugs lead. */

type SomeRecord = { slug: string; title?: string; text?: string; updatedOn?: string; tags?: string[] }

const a = { slug: 'a', title: 'Pintar', tags: ['casa'] }
const b = { slug: 'b', title: 'Lavar', tags: ['casa'] }
const as = (slug: string, record: SomeRecord = a) => ({ ...record, slug })
const reads: [what: string, before: SomeRecord[], after: SomeRecord[], ...moved: [string, string][]][] = [
  ['a rename and another place', [a, b], [b, as('n')], ['a', 'n']],
  ['a rename with a date', [{ ...a, updatedOn: '2026-01-01' }], [as('n')], ['a', 'n']],
  ['two renames', [a, b], [as('m', b), as('n')], ['a', 'n'], ['b', 'm']],
  ['a rename and an edit', [a, b], [{ ...as('n'), title: 'Outro' }, b]],
  ['a swap', [a, b], [as('b'), as('a', b)], ['a', 'b'], ['b', 'a']],
  [
    'a rename to the slug of another, which is renamed too',
    [a, b],
    [as('b'), as('n', b)],
    ['a', 'b'],
    ['b', 'n'],
  ],
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

test('a record without a title has moved too, when it has a text', () => {
  const read = (resource: 'services' | 'projects', record: object) =>
    parsed(resource, [{ icon: 'truck', tier: 'primary', ...record }]).content
  const texts = { short: 'Guardamos móveis.', problem: 'Havia pouco espaço.' }
  for (const resource of ['services', 'projects'] as const) {
    const move = movedRecords(
      read(resource, { slug: 'a', ...texts }),
      read(resource, { slug: 'n', ...texts }),
    )
    expect([...move], resource).toEqual([['a', 'n']])
    expect([...movedRecords(read(resource, { slug: 'a' }), read(resource, { slug: 'n' }))]).toEqual([])
  }
})

test('another Unicode form of a slug is the same address', () => {
  expect([...movedRecords([as('a\u00e7\u00e3o')], [as('ac\u0327a\u0303o')])]).toEqual([])
})

type Read = SomeRecord[]

/** The targets of old slugs of services after these reads in order. */
function leads(...reads: Read[]): Record<string, string> {
  const other: Move = { resource: 'products', from: 'a', to: 'z' }
  let moves = [other]
  let before: Read = []
  for (const after of reads) {
    moves = movesAfter(moves, 'services', before, after)
    before = after
  }
  expect(moves[0], 'another resource').toBe(other)
  // The target of a page exists.
  const shown = moves.filter(({ to }) => before.some(({ slug }) => slug === to))
  return Object.fromEntries(shown.map(({ from, to }) => [from, to]))
}

/** The reads of a record with these slugs in order; '' for a read without it. */
const slugs = (...names: string[]): Read[] => names.map((slug) => (slug === '' ? [b] : [as(slug), b]))

const c = { slug: 'c', title: 'Guardar' }

for (const [what, reads, expected] of [
  ['renames lead on in one step', slugs('a', 'x', 'y', 'w'), { a: 'w', x: 'w', y: 'w' }],
  ['a way back leaves no loop', slugs('a', 'x', 'a'), { x: 'a' }],
  ['and again', slugs('a', 'x', 'a', 'x'), { a: 'x' }],
  ['a way back over two', slugs('a', 'x', 'y', 'a'), { x: 'a', y: 'a' }],
  ['deleted', slugs('a', 'x', ''), {}],
  ['deleted and made again', slugs('a', 'x', '', 'x'), { a: 'x' }],
  ['deleted and made again under another slug', slugs('a', 'x', '', 'y'), {}],
  ['away for two reads', slugs('a', 'x', '', '', 'x', 'y'), { a: 'y', x: 'y' }],
  ['an empty list', [[a, b], [as('x'), b], [], [as('x'), b]], { a: 'x' }],
  ['edited where it is', [[a], [as('x')], [{ slug: 'x', title: 'Outro', text: 'Outro' }]], { a: 'x' }],
  ['renamed after an edit', [[a], [as('x')], [as('x', b)], [as('y', b)]], { a: 'y', x: 'y' }],
  [
    'two renames at once, one to the slug of the other',
    [
      [a, b],
      [as('b'), as('n', b)],
    ],
    { a: 'b' },
  ],
  [
    'and what led there before follows its record',
    [
      [a, as('z', b)],
      [a, b],
      [as('b'), as('n', b)],
    ],
    { z: 'n', a: 'b' },
  ],
  [
    'three around, and one of them on',
    [
      [a, b, c],
      [as('b'), as('c', b), as('n', c)],
    ],
    { a: 'b' },
  ],
  [
    'swapped',
    [
      [a, b],
      [as('x'), b],
      [as('b'), as('x', b)],
    ],
    { a: 'b' },
  ],
  [
    'swapped twice',
    [
      [a, b],
      [as('x'), b],
      [as('b'), as('x', b)],
      [as('x'), b],
    ],
    { a: 'x' },
  ],
  ['a copy stays a copy', [[a], [as('x')], [as('x'), as('y')], [as('y')]], {}],
  [
    'a record at the old slug',
    [
      [a, b],
      [as('x'), b],
      [as('x'), b, as('a', c)],
    ],
    {},
  ],
  [
    'not even later',
    [
      [a, b],
      [as('x'), b],
      [as('x'), b, as('a', c)],
      [as('x'), b],
    ],
    {},
  ],
] as [string, Read[], Record<string, string>][]) {
  test(`where old slugs lead: ${what}`, () => expect(leads(...reads)).toEqual(expected))
}

test('a read without a rename leaves each move the same object', () => {
  const known: Move[] = [{ resource: 'services', from: 'a', to: 'x' }]
  for (const after of [[as('x')], [b], [as('x', b)], []])
    expect(movesAfter(known, 'services', [as('x')], after)[0]).toBe(known[0])
})
