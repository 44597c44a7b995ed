import { expect } from '@playwright/test'
import { newPathsOf, withNewPaths } from '../../../lib/content/new-paths'
import type { Post } from '../../../lib/platform'
import { routes } from '../../../lib/routing/routes'
import { testWithPlatform } from '../own-platform'

const test = testWithPlatform({
  answer: (_, response) => response.end(),
  environment: { SITE_URL: 'https://www.cliente.test' },
})

const newPaths = { '/servicos/velho': '/servicos/novo', '/blog/p%C3%A3o': '/blog/broa' }

function rewritten(body: string): string {
  const post: Post = {
    slug: 'a',
    title: 'A',
    excerpt: '',
    body,
    coverImage: undefined,
    publishedAt: '',
    updatedOn: '',
    tags: [],
    author: '',
  }
  return withNewPaths(post, newPaths).body
}

for (const [address, expected] of [
  ['/servicos/velho', '/servicos/novo'],
  ['/servicos/velho/', '/servicos/novo'],
  ['/servicos/velho#preco', '/servicos/novo#preco'],
  ['/servicos/velho?a=1&amp;b=2', '/servicos/novo?a=1&amp;b=2'],
  ['/blog/pão', '/blog/broa'],
  ['/blog/p%C3%A3o', '/blog/broa'],
  ['https://www.cliente.test/servicos/velho', 'https://www.cliente.test/servicos/novo'],
  ['/servicos/velho/mais', '/servicos/velho/mais'],
  ['/servicos/velhos', '/servicos/velhos'],
  ['/produtos/velho', '/produtos/velho'],
  ['/pt/servicos/velho', '/pt/servicos/velho'],
  ['https://outro.test/servicos/velho', 'https://outro.test/servicos/velho'],
  ['//outro.test/servicos/velho', '//outro.test/servicos/velho'],
  ['/servicos/%E0%A4%A', '/servicos/%E0%A4%A'],
] as const) {
  test(`a link to ${address} leads to ${expected}`, () => {
    expect(rewritten(`<p><a rel="x" href="${address}">a</a> <a href='${address}'>b</a></p>`)).toBe(
      `<p><a rel="x" href="${expected}">a</a> <a href='${expected}'>b</a></p>`,
    )
  })
}

test('a path in the text and the address of a picture stay', () => {
  const body = '<p>/servicos/velho href="/servicos/velho" <img src="/servicos/velho"></p>'
  expect(rewritten(body)).toBe(body)
})

test('an old path leads to a record that exists, unless a record has the old slug again', () => {
  const lists = { services: [{ slug: 'novo' }], products: [], projects: [{ slug: 'obra' }], posts: [] }
  const move = (resource: 'services' | 'caseStudies' | 'faqs', from: string, to: string) => ({
    resource,
    from,
    to,
  })
  expect(
    newPathsOf(lists, [
      move('services', 'meu serviço', 'novo'),
      move('services', 'outro', 'obra'),
      move('caseStudies', 'velha', 'obra'),
      move('faqs', 'a', 'b'),
    ]),
  ).toEqual({
    [routes.service('meu serviço')]: routes.service('novo'),
    [routes.project('velha')]: routes.project('obra'),
  })
  const again = { ...lists, services: [{ slug: 'novo' }, { slug: 'velho' }] }
  expect(newPathsOf(again, [move('services', 'velho', 'novo')])).toEqual({})
})
