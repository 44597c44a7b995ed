import { expect, test } from '@playwright/test'
import { RecordIndex, type SearchRecord } from '@/lib/content/search/index/record-index'

type Given = Partial<SearchRecord> & { id: string }

function indexOf(records: Given[], weights = { title: 8, summary: 3, text: 1 }): RecordIndex {
  const index = new RecordIndex(weights, ['artigos'])
  give(index, ...records)
  return index
}

/** Adds or replaces posts, which then are the only ones. */
function give(index: RecordIndex, ...records: Given[]): void {
  for (const given of records) {
    const record: SearchRecord = { group: 'artigos', title: '', summary: '', text: '', ...given }
    index.add(record)
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

for (const [question, written, isFound] of [
  ['MUDANÇA', 'mudanc\u0327as', true],
  ['instalacoes', 'instalação', true],
  ['orcamento', 'Orçamentos', true],
  ['móvel', 'móveis', true],
  ['moveis', 'móvel', true],
  ['viagem', 'viagens', true],
  ['camiões', 'camião', true],
  ['camiao', 'camiões', true],
  ['segura', 'seguros', true],
  ['ref-77', 'REF-77/B', true],
  ['eleva', 'elevador', true],
  ['el', 'elevador', true],
  ['elevdor', 'elevador', true],
  ['elevaador', 'elevador', true],
  ['elevadro', 'elevador', true],
  ['elevadur', 'elevador', true],
  ['orsamento', 'orçamento', true],
  ['a mudança de casa', 'casa mudança', true],
  ['gato', 'rato', false],
  ['e', 'elevador', false],
  ['elvadr', 'elevador', false],
  ['strong', 'forte', false],
  ['de', 'casa de campo', false],
] as const) {
  test(`"${question}" ${isFound ? 'finds' : 'does not find'} "${written}"`, () => {
    const other = { id: 'b', title: 'outro' }
    for (const record of [{ title: written }, { text: `<strong>${written}</strong>` }])
      expect(found(indexOf([{ id: 'a', ...record }, other]), question)).toEqual(isFound ? ['a'] : [])
  })
}

test('a title counts more than a short text, that more than a text, and the word itself more than its beginning', () => {
  const records = [
    { id: 'text', text: 'piano' },
    { id: 'new', summary: 'piano' },
    { id: 'old', summary: 'piano' },
    { id: 'beginning', title: 'Pianola' },
    { id: 'title', title: 'Piano' },
  ]
  expect(found(indexOf(records), 'piano')).toEqual(['title', 'beginning', 'new', 'old', 'text'])
  const turned = { title: 1, summary: 1, text: 5 }
  expect(found(indexOf(records, turned), 'piano')).toEqual(['text', 'new', 'old', 'title', 'beginning'])
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

test('the misspelling of a word that was corrected finds it again, and stale words find no others', () => {
  const index = indexOf([
    { id: 'a', title: 'elevadro', summary: 'elevadro', text: 'elevadro' },
    { id: 'b', title: 'piano' },
  ])
  expect(found(index, 'elevadro')).toEqual(['a'])
  give(index, { id: 'a', title: 'elevador' }, { id: 'b', title: 'piano' })
  expect(found(index, 'elevadro')).toEqual(['a'])
  // Of a record that is gone, and of more stale beginnings than count.
  const beginnings = Array.from({ length: 80 }, (_, number) => `pia${'bcdfghjklm'[number % 10]}${number}`)
  give(index, { id: 'b', title: 'piano' }, { id: 'c', title: `pianp ${beginnings.join(' ')}` })
  give(index, { id: 'b', title: 'piano' })
  expect(found(index, 'pianp')).toEqual(['b'])
  expect(index.find('pia', { from: 0, to: 9 }).forms).toEqual(['piano'])
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
