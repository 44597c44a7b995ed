import { expect, test } from '@playwright/test'
import { RecordIndex } from '../../../src/search/record-index'

interface Post {
  slug: string
  title?: string
  summary?: string
  text?: string
}

interface Posts {
  index: RecordIndex
  posts: Post[]
}

function indexOf(posts: Post[], weights = { title: 8, summary: 3, text: 1 }): Posts {
  return withPosts({ index: new RecordIndex(weights), posts: [] }, ...posts)
}

/** Replaces the posts in the index. */
function withPosts({ index }: Posts, ...posts: Post[]): Posts {
  for (const post of posts)
    if (!index.isIndexed(post))
      index.add(post, { title: post.title ?? '', summary: [post.summary ?? ''], text: [post.text ?? ''] })
  return { index, posts }
}

const ask = ({ index, posts }: Posts, question: string) =>
  index.find(question, [{ group: 'artigos', records: posts }])

/** The results of a query, best first. */
const found = (given: Posts, question: string) => ask(given, question).groups.flatMap(({ slugs }) => slugs)

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
    const other = { slug: 'b', title: 'outro' }
    for (const record of [{ title: written }, { text: `<strong>${written}</strong>` }])
      expect(found(indexOf([{ slug: 'a', ...record }, other]), question)).toEqual(isFound ? ['a'] : [])
  })
}

test('a title counts more than a short text, that more than a text, and the word itself more than its beginning', () => {
  const records = [
    { slug: 'text', text: 'piano' },
    { slug: 'new', summary: 'piano' },
    { slug: 'old', summary: 'piano' },
    { slug: 'beginning', title: 'Pianola' },
    { slug: 'title', title: 'Piano' },
  ]
  expect(found(indexOf(records), 'piano')).toEqual(['title', 'beginning', 'new', 'old', 'text'])
  const turned = { title: 1, summary: 1, text: 5 }
  expect(found(indexOf(records, turned), 'piano')).toEqual(['text', 'new', 'old', 'title', 'beginning'])
})

test('a result has all words of a question, or most of them where no record has all', () => {
  const index = indexOf([
    { slug: 'a', title: 'elevador exterior' },
    { slug: 'b', title: 'elevador', text: 'exterior' },
    { slug: 'c', title: 'piano' },
  ])
  expect(found(index, 'elevador exterior')).toEqual(['a', 'b'])
  const { isPartial, groups } = ask(index, 'elevador exterior azul')
  expect([isPartial, groups]).toEqual([true, [{ group: 'artigos', slugs: ['a', 'b'] }]])
  expect(found(index, 'elevador piano')).toEqual(['a', 'b', 'c'])
})

test('a changed record is found by its new words, a moved one in its new order, a deleted one not at all', () => {
  const piano = { slug: 'b', title: 'piano' }
  const before = indexOf([{ slug: 'a', title: 'elevador' }, piano])
  const after = withPosts(before, piano, { slug: 'a', title: 'guindaste piano' })
  expect(found(after, 'elevador')).toEqual([])
  expect(found(after, 'guindaste')).toEqual(['a'])
  expect(found(after, 'piano')).toEqual(['b', 'a'])
  expect(found(withPosts(after, piano), 'piano')).toEqual(['b'])
  expect(after.index.size).toBe(3)
})

test('the misspelling of a word that was corrected finds it again, and stale words find no others', () => {
  const piano = { slug: 'b', title: 'piano' }
  const wrong = indexOf([{ slug: 'a', title: 'elevadro', summary: 'elevadro', text: 'elevadro' }, piano])
  expect(found(wrong, 'elevadro')).toEqual(['a'])
  const right = withPosts(wrong, { slug: 'a', title: 'elevador' }, piano)
  expect(found(right, 'elevadro')).toEqual(['a'])
  // Beginnings of words from a deleted record, more of them than are considered.
  const beginnings = Array.from({ length: 80 }, (_, number) => `pia${'bcdfghjklm'[number % 10]}${number}`)
  withPosts(right, piano, { slug: 'c', title: `pianp ${beginnings.join(' ')}` })
  const last = withPosts(right, piano)
  expect(found(last, 'pianp')).toEqual(['b'])
  expect(ask(last, 'pia').forms).toEqual(['piano'])
})

test('a question is not learned as a word', () => {
  const index = indexOf([{ slug: 'a', title: 'elevador' }])
  for (const _ of [1, 2]) expect(found(index, 'elevadir')).toEqual(['a'])
})

test('results of equal weight have the order of their list', () => {
  const posts = Array.from({ length: 30 }, (_, index) => ({ slug: `p${index}`, title: 'elevador' }))
  expect(found(indexOf(posts), 'elevador')).toEqual(posts.map(({ slug }) => slug))
})
