import { expect, test } from '@playwright/test'
import { type Move, movedRecords, movesAfter } from '../../../../src/snapshots/moves/move'
import { parsed } from '../../platform/contract/parsed'

/* Tests of which records have changed their slugs, and where old slugs lead. */

type SomeRecord = { slug: string; title?: string; text?: string; updatedOn?: string; tags?: string[] }

const a = { slug: 'a', title: 'Pintar', tags: ['casa'] }
const b = { slug: 'b', title: 'Lavar', tags: ['casa'] }
const withSlug = (slug: string, record: SomeRecord = a) => ({ ...record, slug })
const comparisons: [what: string, before: SomeRecord[], after: SomeRecord[], ...moved: [string, string][]][] =
  [
    ['a rename and another order', [a, b], [b, withSlug('n')], ['a', 'n']],
    ['a rename with a date', [{ ...a, updatedOn: '2026-01-01' }], [withSlug('n')], ['a', 'n']],
    ['two renames', [a, b], [withSlug('m', b), withSlug('n')], ['a', 'n'], ['b', 'm']],
    ['a rename and an edit', [a, b], [{ ...withSlug('n'), title: 'Outro' }, b]],
    ['a swap', [a, b], [withSlug('b'), withSlug('a', b)], ['a', 'b'], ['b', 'a']],
    [
      'a rename to the slug of another, which is renamed too',
      [a, b],
      [withSlug('b'), withSlug('n', b)],
      ['a', 'b'],
      ['b', 'n'],
    ],
    ['a deletion and a new record', [a], [b]],
    ['a copy', [a], [a, withSlug('n')]],
    ['a deletion of one of two equal records', [a, withSlug('n')], [withSlug('n')]],
    ['a deleted record and a new copy of another', [a, withSlug('z'), b], [a, withSlug('n'), b]],
    ['a rename and a copy at once', [a], [withSlug('m'), withSlug('n')]],
    ['empty records', [{ slug: 'a' }, { slug: 'b' }], [{ slug: 'm' }, { slug: 'n' }]],
  ]

test('a record has moved when one record alone has the same content under another slug', () => {
  for (const [what, before, after, ...moved] of comparisons)
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
  expect([...movedRecords([withSlug('a\u00e7\u00e3o')], [withSlug('ac\u0327a\u0303o')])]).toEqual([])
})

type RecordList = SomeRecord[]

/** The targets of old slugs of services after reads of these lists in order. */
function targetsAfter(...lists: RecordList[]): Record<string, string> {
  const other: Move = { resource: 'products', from: 'a', to: 'z' }
  let moves = [other]
  let before: RecordList = []
  for (const after of lists) {
    moves = movesAfter(moves, 'services', before, after)
    before = after
  }
  expect(moves[0], 'another resource').toBe(other)
  // The target of a page exists.
  const shown = moves.filter(({ to }) => before.some(({ slug }) => slug === to))
  return Object.fromEntries(shown.map(({ from, to }) => [from, to]))
}

/** Lists in which a record has these slugs in order; '' for a list without it. */
const slugs = (...names: string[]): RecordList[] =>
  names.map((slug) => (slug === '' ? [b] : [withSlug(slug), b]))

const c = { slug: 'c', title: 'Guardar' }

for (const [what, lists, expected] of [
  [
    'several renames lead to the last slug in one step',
    slugs('a', 'x', 'y', 'w'),
    { a: 'w', x: 'w', y: 'w' },
  ],
  ['a record renamed back to its old slug leaves no loop', slugs('a', 'x', 'a'), { x: 'a' }],
  ['renamed back and forth', slugs('a', 'x', 'a', 'x'), { a: 'x' }],
  ['renamed back after two renames', slugs('a', 'x', 'y', 'a'), { x: 'a', y: 'a' }],
  ['a record deleted after its rename', slugs('a', 'x', ''), {}],
  ['a record deleted and restored with its slug', slugs('a', 'x', '', 'x'), { a: 'x' }],
  ['a record deleted and restored under another slug', slugs('a', 'x', '', 'y'), {}],
  ['a record missing for two reads, then renamed', slugs('a', 'x', '', '', 'x', 'y'), { a: 'y', x: 'y' }],
  [
    'a read of an empty list, then of the records again',
    [[a, b], [withSlug('x'), b], [], [withSlug('x'), b]],
    { a: 'x' },
  ],
  [
    'edited under its new slug',
    [[a], [withSlug('x')], [{ slug: 'x', title: 'Outro', text: 'Outro' }]],
    { a: 'x' },
  ],
  [
    'renamed after an edit',
    [[a], [withSlug('x')], [withSlug('x', b)], [withSlug('y', b)]],
    { a: 'y', x: 'y' },
  ],
  [
    'two renames at once, one to the slug of the other',
    [
      [a, b],
      [withSlug('b'), withSlug('n', b)],
    ],
    { a: 'b' },
  ],
  [
    'an older move follows its record in a chain',
    [
      [a, withSlug('z', b)],
      [a, b],
      [withSlug('b'), withSlug('n', b)],
    ],
    { z: 'n', a: 'b' },
  ],
  [
    'a rotation of three, one renamed out of it',
    [
      [a, b, c],
      [withSlug('b'), withSlug('c', b), withSlug('n', c)],
    ],
    { a: 'b' },
  ],
  [
    'renamed to the slug of another, which takes its last one',
    [
      [a, b],
      [withSlug('x'), b],
      [withSlug('b'), withSlug('x', b)],
    ],
    { a: 'b' },
  ],
  [
    'renamed back after a swap',
    [
      [a, b],
      [withSlug('x'), b],
      [withSlug('b'), withSlug('x', b)],
      [withSlug('x'), b],
    ],
    { a: 'x' },
  ],
  [
    'a deleted record does not lead to its copy',
    [[a], [withSlug('x')], [withSlug('x'), withSlug('y')], [withSlug('y')]],
    {},
  ],
  [
    'another record takes the old slug',
    [
      [a, b],
      [withSlug('x'), b],
      [withSlug('x'), b, withSlug('a', c)],
    ],
    {},
  ],
  [
    'an old slug once taken stays dropped',
    [
      [a, b],
      [withSlug('x'), b],
      [withSlug('x'), b, withSlug('a', c)],
      [withSlug('x'), b],
    ],
    {},
  ],
] as [string, RecordList[], Record<string, string>][]) {
  test(`where old slugs lead: ${what}`, () => expect(targetsAfter(...lists)).toEqual(expected))
}

test('a read without a rename leaves each move the same object', () => {
  const known: Move[] = [{ resource: 'services', from: 'a', to: 'x' }]
  for (const after of [[withSlug('x')], [b], [withSlug('x', b)], []])
    expect(movesAfter(known, 'services', [withSlug('x')], after)[0]).toBe(known[0])
})
