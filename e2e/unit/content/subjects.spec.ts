import { expect, test } from '@playwright/test'
import { subjectSlug, subjectsIn, subjectsOf } from '@/lib/content/subjects'
import { isPageName } from '@/lib/format/page-name'

const awkward = [
  'Dicas úteis',
  'Dicas uteis',
  'C++ & C#',
  'C',
  'c c',
  'c-c',
  'a/b',
  'a b',
  'a-b',
  'ab',
  '!!!',
  '???',
  '100 %',
  '100',
  '..',
  'pagina',
  '漢字',
  '😀',
  'x'.repeat(300),
  `${'x'.repeat(299)}y`,
  '<script>',
  '"quotes"',
  "l'água",
]

test('every tag has an address of its own, which is the name of a page', () => {
  const slugs = awkward.map(subjectSlug)
  expect(new Set(slugs).size).toBe(awkward.length)
  for (const slug of slugs) expect(isPageName(slug), slug).toBe(true)
})

test('addresses can be read', () => {
  const readable = ['Mudanças', 'Dicas úteis', 'pós-venda', 'C++ & C#', 'a/b'].map(subjectSlug)
  expect(readable).toEqual(['mudanças', 'dicas-úteis', 'pós--venda', 'c-c~bd74555a', 'a-b~c14cddc0'])
})

test('capitals, spaces and how an accent is written make no other subject', () => {
  for (const tag of ['Dicas úteis', ' dicas  ÚTEIS ', 'dicas u\u0301teis'])
    expect(subjectSlug(tag), tag).toBe('dicas-úteis')
})

test('an address is a function of the tag alone', () => {
  const post = (slug: string, tags: string[]) => ({ slug, tags }) as never
  const alone = [...subjectsIn([post('a', ['Dicas úteis'])]).keys()]
  const among = [...subjectsIn([post('b', ['Dicas uteis', 'dicas']), post('a', ['Dicas úteis'])]).keys()]
  expect(among).toContain(alone[0])
})

test('a post has each subject once; a tag of nothing is none', () => {
  const tags = ['Mudanças', 'mudanças', ' ', 'Casa']
  expect(subjectsOf({ tags })).toEqual([
    { slug: 'mudanças', title: 'Mudanças' },
    { slug: 'casa', title: 'Casa' },
  ])
})

test('a subject is titled as the newest post writes it, and has its posts newest first', () => {
  const posts = [
    { slug: 'new', tags: ['CASA'] },
    { slug: 'old', tags: ['casa', 'Casa'] },
  ] as never
  const [subject] = [...subjectsIn(posts).values()]
  expect([subject?.title, subject?.posts.map(({ slug }) => slug)]).toEqual(['CASA', ['new', 'old']])
})
