import { expect, test } from '@playwright/test'
import { RecordIndex, type SearchRecord } from '@/lib/search/index/record-index'

type Given = Partial<SearchRecord> & { id: string }

function indexOf(records: Given[], weights = { title: 8, summary: 3, text: 1 }): RecordIndex {
  const index = new RecordIndex(weights)
  give(index, ...records)
  return index
}

/** Adds or replaces posts, which then are the only ones. */
function give(index: RecordIndex, ...records: Given[]): void {
  for (const given of records) {
    const record: SearchRecord = { group: 'artigos', title: '', summary: '', text: '', ...given }
    index.add(record)
    index.addText(record)
  }
  index.arrange(
    'artigos',
    records.map(({ id }) => id),
  )
}

/** What a question finds, the best first. */
function found(index: RecordIndex, question: string): string[] {
  return index.find(question, { from: 0, to: 100 }).groups.flatMap(({ ids }) => ids)
}

for (const [question, written] of [
  ['MUDANÇA', 'mudanc\u0327as'],
  ['instalacoes', 'instalação'],
  ['orcamento', 'Orçamentos'],
  ['móvel', 'móveis'],
  ['moveis', 'móvel'],
  ['viagem', 'viagens'],
  ['segura', 'seguros'],
  ['ref-77', 'REF-77/B'],
  ['eleva', 'elevador'],
  ['el', 'elevador'],
  ['elevdor', 'elevador'],
  ['elevaador', 'elevador'],
  ['elevadro', 'elevador'],
  ['elevadur', 'elevador'],
  ['orsamento', 'orçamento'],
  ['a mudança de casa', 'casa mudança'],
] as const) {
  test(`"${question}" finds "${written}"`, () => {
    const titles = indexOf([
      { id: 'a', title: written },
      { id: 'b', title: 'outro' },
    ])
    expect(found(titles, question)).toEqual(['a'])
    expect(found(indexOf([{ id: 'a', text: `<p>${written}</p>` }]), question)).toEqual(['a'])
  })
}

for (const [question, written] of [
  ['gato', 'rato'],
  ['e', 'elevador'],
  ['elvadr', 'elevador'],
  ['strong', '<strong>forte</strong>'],
  ['de', 'casa de campo'],
] as const) {
  test(`"${question}" does not find "${written}"`, () => {
    expect(found(indexOf([{ id: 'a', text: written }]), question)).toEqual([])
  })
}

test('a title counts more than a short text, that more than a text; the first of the list comes first', () => {
  const records = [
    { id: 'text', text: 'elevador' },
    { id: 'new', summary: 'elevador' },
    { id: 'old', summary: 'elevador' },
    { id: 'title', title: 'Elevador' },
  ]
  expect(found(indexOf(records), 'elevador')).toEqual(['title', 'new', 'old', 'text'])
  const turned = { title: 1, summary: 1, text: 5 }
  expect(found(indexOf(records, turned), 'elevador')).toEqual(['text', 'new', 'old', 'title'])
})

test('the word itself counts more than its beginning', () => {
  const records = [
    { id: 'longer', title: 'pianola' },
    { id: 'exact', title: 'piano' },
  ]
  expect(found(indexOf(records), 'piano')).toEqual(['exact', 'longer'])
})

test('all words must be found; where no record has all, those with most of them', () => {
  const index = indexOf([
    { id: 'a', title: 'elevador exterior' },
    { id: 'b', title: 'elevador', text: 'exterior' },
    { id: 'c', title: 'piano' },
  ])
  expect(found(index, 'elevador exterior')).toEqual(['a', 'b'])
  const { isPartial, groups } = index.find('elevador exterior azul', { from: 0, to: 9 })
  expect([isPartial, groups.flatMap(({ ids }) => ids)]).toEqual([true, ['a', 'b']])
  expect(found(index, 'elevador piano')).toEqual(['a', 'b', 'c'])
})

test('a record that changed, moved or is no more', () => {
  const index = indexOf([
    { id: 'a', title: 'elevador' },
    { id: 'b', title: 'piano' },
  ])
  give(index, { id: 'b', title: 'piano' }, { id: 'a', title: 'guindaste piano' })
  expect(found(index, 'elevador')).toEqual([])
  expect(found(index, 'guindaste')).toEqual(['a'])
  expect(found(index, 'piano')).toEqual(['b', 'a'])
  index.arrange('artigos', ['b'])
  expect(found(index, 'piano')).toEqual(['b'])
})

test('a question is not learned as a word', () => {
  const index = indexOf([{ id: 'a', title: 'elevador' }])
  for (const _ of [1, 2]) expect(found(index, 'elevadir')).toEqual(['a'])
})

test('only the results that are asked for are named, all are counted', () => {
  const posts = Array.from({ length: 30 }, (_, index) => ({ id: `p${index}`, title: 'elevador' }))
  const { groups } = indexOf(posts).find('elevador', { group: 'artigos', from: 20, to: 23 })
  expect(groups).toEqual([{ group: 'artigos', count: 30, ids: ['p20', 'p21', 'p22'] }])
})
