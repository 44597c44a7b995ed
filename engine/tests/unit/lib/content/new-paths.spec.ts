import { expect } from '@playwright/test'
import { menuItems } from '../../../../../lib/content/menu'
import { newPathsOf, withNewPaths } from '../../../../../lib/content/new-paths'
import { siteOf } from '../../../../../lib/content/site'
import { routes } from '../../../../../lib/routes/routes'
import { quotePage } from '../../../../../lib/views/company'
import type { Move } from '../../../../src/snapshots/moves/move'
import { partsFrom } from '../../../../src/snapshots/parts'
import { testWithPlatform } from '../../own-environment'
import { parsed } from '../../platform/contract/parsed'

const test = testWithPlatform({
  answer: (_, response) => response.end(),
  environment: { SITE_URL: 'https://www.cliente.test' },
})

const newPaths = { '/servicos/velho': '/servicos/novo', '/blog/p%C3%A3o': '/blog/broa' }

function rewritten(body: string): string[] {
  return parsed('posts', [{ slug: 'a', body }]).content.map((post) => withNewPaths(post, newPaths).body)
}

for (const [address, expected] of [
  ['/servicos/velho', '/servicos/novo'],
  ['/servicos/velho#preco', '/servicos/novo#preco'],
  ['/servicos/velho?a=1&amp;b=2', '/servicos/novo?a=1&amp;b=2'],
  ['/blog/pão', '/blog/broa'],
  ['/blog/pa\u0303o', '/blog/broa'],
  ['https://www.cliente.test/servicos/velho', 'https://www.cliente.test/servicos/novo'],
  ['/servicos/velho/mais', '/servicos/velho/mais'],
  ['/pt/servicos/velho', '/pt/servicos/velho'],
  ['https://outro.test/servicos/velho', 'https://outro.test/servicos/velho'],
  ['//outro.test/servicos/velho', '//outro.test/servicos/velho'],
  ['/servicos/%E0%A4%A', '/servicos/%E0%A4%A'],
] as const) {
  test(`a link to ${address} leads to ${expected}`, { tag: '@all' }, () => {
    // A path in text, and the address of a picture, stay unchanged.
    const others = '/servicos/velho href="/servicos/velho" <img src="/servicos/velho">'
    const body = (href: string) => `<p><a rel="x" href="${href}">a</a> <a href='${href}'>b</a> ${others}</p>`
    expect(rewritten(body(address))).toEqual([body(expected)])
  })
}

test('an old path leads to a record that exists, unless a record has the old slug again', {
  tag: '@all',
}, () => {
  const lists = { services: [{ slug: 'novo' }], products: [], projects: [{ slug: 'obra' }], posts: [] }
  const moves = [
    { resource: 'services', from: 'meu serviço', to: 'novo' },
    { resource: 'services', from: 'outro', to: 'obra' },
    { resource: 'caseStudies', from: 'velha', to: 'obra' },
    { resource: 'faqs', from: 'a', to: 'b' },
  ] as const
  expect(newPathsOf(lists, moves)).toEqual({
    [routes.service('meu serviço')]: routes.service('novo'),
    [routes.project('velha')]: routes.project('obra'),
  })
  const again = { ...lists, services: [{ slug: 'novo' }, { slug: 'velho' }] }
  expect(newPathsOf(again, [{ resource: 'services', from: 'velho', to: 'novo' }])).toEqual({})
})

const { content: services } = parsed('services', [{ slug: 'novo', icon: 'truck', tier: 'primary' }])
const siteAfter = (moves: Move[]) => siteOf({ version: '', moves, ...partsFrom(6, {}), services })
const moved = siteAfter([{ resource: 'services', from: 'velho', to: 'novo' }])

test('an entry of a menu follows a record to its new address, with query and anchor', { tag: '@all' }, () => {
  const entry = (href: string) => ({ href, title: 'Novo' })
  const entries = [
    entry('/servicos/velho?de=menu#preco'),
    entry('https://www.cliente.test/servicos/velho'),
    { title: 'Mais', entries: [entry('/servicos/velho')] },
  ]
  expect(menuItems(entries, moved)).toEqual([
    entry('/servicos/novo?de=menu#preco'),
    entry('https://www.cliente.test/servicos/novo'),
    { title: 'Mais', links: [entry('/servicos/novo')] },
  ])
  expect(menuItems([entry('/servicos/velho')], siteAfter([]))).toEqual([])
})

test('a link to the form with an old slug of a service selects the service', { tag: '@all' }, () => {
  expect(quotePage.content(moved, 'velho')?.selected).toBe('novo')
  expect(quotePage.content(siteAfter([]), 'velho')).toBeUndefined()
})
