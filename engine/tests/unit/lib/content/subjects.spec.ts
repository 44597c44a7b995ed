import { expect, test } from '@playwright/test'
import { subjectSlug, subjectsIn, subjectsOf } from '@/lib/content/subjects'
import { isPageName } from '../../../../src/text/page-name'
import { parsed } from '../../platform/contract/parsed'

const awkward = [
  ...['Dicas úteis', 'Dicas uteis', 'C++ & C#', 'C', 'c c', 'c-c', 'a/b', 'a b', 'a-b', 'ab', '!!!', '???'],
  ...['100 %', '100', '..', 'pagina', '漢字', '😀', '<script>', '"quotes"', "l'água"],
  ...['x'.repeat(300), `${'x'.repeat(299)}y`],
]

test('every tag has an address of its own, which is the name of a page', () => {
  const slugs = awkward.map(subjectSlug)
  expect(new Set(slugs).size).toBe(awkward.length)
  for (const slug of slugs) expect(isPageName(slug), slug).toBe(true)
})

test('the address of a tag can be read by people', () => {
  const readable = ['Mudanças', 'Dicas úteis', 'pós-venda', 'C++ & C#', 'a/b'].map(subjectSlug)
  expect(readable).toEqual(['mudanças', 'dicas-úteis', 'pós--venda', 'c-c~bd74555a', 'a-b~c14cddc0'])
})

test('tags that differ only in case, spaces or the Unicode form of an accent are one subject', () => {
  for (const tag of ['Dicas úteis', ' dicas  ÚTEIS ', 'dicas u\u0301teis'])
    expect(subjectSlug(tag), tag).toBe('dicas-úteis')
})

test('a post shows its tags as written, several of which may lead to one subject, and drops an empty one', () => {
  expect(subjectsOf({ tags: ['Mudanças', 'mudanças', ' ', 'Casa', 'Casa'] })).toEqual([
    { slug: 'mudanças', title: 'Mudanças' },
    { slug: 'mudanças', title: 'mudanças' },
    { slug: 'casa', title: 'Casa' },
  ])
})

test('a subject is titled as the newest post writes it, and has its posts newest first', () => {
  const { content } = parsed('posts', [
    { slug: 'new', tags: ['CASA'] },
    { slug: 'old', tags: ['casa', 'Casa'] },
  ])
  expect([...subjectsIn(content).values()]).toEqual([{ slug: 'casa', title: 'CASA', posts: content }])
})
