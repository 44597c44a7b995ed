import { expect, test } from '@playwright/test'
import { type Move, movedRecords, movesAfter } from '../../../../lib/engine/snapshots/moves/move'
import { parsed } from '../platform/parsed'

/* Which records have changed their slugs, and where old slugs lead. */

type SomeRecord = { slug: string; title?: string; text?: string; updatedOn?: string; tags?: string[] }

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

/** What old slugs of services lead to after these reads, one after the other. */
function leads(...reads: Read[]): Record<string, string> {
  return Object.fromEntries(movesOf(reads).flatMap(({ from, to, isLost }) => (isLost ? [] : [[from, to]])))
}

function movesOf(reads: Read[]): Move[] {
  const other: Move = { resource: 'products', from: 'a', to: 'z' }
  let moves = [other]
  let before: Read = []
  for (const after of reads) {
    moves = movesAfter(moves, 'services', before, after)
    before = after
  }
  expect(moves[0], 'another resource').toBe(other)
  return moves.slice(1)
}

/** The reads of a record that has had these slugs one after the other; '' for a read without it. */
const slugs = (...names: string[]): Read[] => names.map((slug) => (slug === '' ? [b] : [as(slug), b]))

const long = 'Um texto que é tão longo que nenhum outro registo o tem também.'
const c = { slug: 'c', title: 'Guardar', text: long }

for (const [what, reads, expected] of [
  ['renames lead on in one step', slugs('a', 'x', 'y', 'w'), { a: 'w', x: 'w', y: 'w' }],
  ['a way back leaves no loop', slugs('a', 'x', 'a'), { x: 'a' }],
  ['and again', slugs('a', 'x', 'a', 'x'), { a: 'x' }],
  ['a way back over two', slugs('a', 'x', 'y', 'a'), { x: 'a', y: 'a' }],
  ['deleted', slugs('a', 'x', ''), {}],
  ['deleted and made again', slugs('a', 'x', '', 'x'), { a: 'x' }],
  ['deleted and made again under another slug', slugs('a', 'x', '', 'y'), { a: 'y', x: 'y' }],
  ['away for two reads', slugs('a', 'x', '', '', 'x', 'y'), { a: 'y', x: 'y' }],
  ['an empty list', [[a, b], [as('x'), b], [], [as('x'), b]], { a: 'x' }],
  ['edited where it is', [[c], [as('x', c)], [{ ...as('x', c), text: '', tags: ['novo'] }]], { c: 'x' }],
  ['another title', [[c], [as('x', c)], [{ ...as('x', c), title: 'Guardar móveis' }]], { c: 'x' }],
  ['published again with an edit', [[c], [as('x', c)], [], [{ ...as('x', c), tags: ['novo'] }]], { c: 'x' }],
  ['back with another title', [[c], [as('x', c)], [], [{ ...as('x', c), title: 'Outro' }]], {}],
  [
    'replaced at once',
    [
      [a, b],
      [as('x'), b],
      [as('x', c), b],
    ],
    {},
  ],
  ['replaced after a read without it', [[a, b], [as('x'), b], [b], [as('x', c), b]], {}],
  ['replaced, and then back', [[a], [as('x')], [as('x', c)], [as('x')]], { a: 'x' }],
  [
    'replaced by one with the title of a third',
    [
      [a, c],
      [as('x'), c],
      [as('x', c), { ...c, tags: ['z'] }],
    ],
    {},
  ],
  ['replaced by one without title and text', [[a], [as('x')], [{ slug: 'x' }]], {}],
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

test('what earlier versions have noted is adopted, and a read without a change changes nothing', () => {
  const known: Move[] = [{ resource: 'services', from: 'a', to: 'x' }]
  const once = movesAfter(known, 'services', [], [as('x')])
  expect(once).toMatchObject([{ from: 'a', to: 'x', record: { whole: expect.stringMatching(/./) } }])
  expect(movesAfter(once, 'services', [as('x')], [as('x')])[0]).toBe(once[0])
  expect(movesAfter(known, 'services', [], [b])).toMatchObject([{ from: 'a', to: 'x', isLost: true }])
})
