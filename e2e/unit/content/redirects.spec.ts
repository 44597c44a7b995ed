import { expect, test } from '@playwright/test'
import { nextRedirects, redirectProblems } from '../../../lib/routing/redirects'

test('a redirect is permanent unless it says otherwise, and may choose by a query', () => {
  expect(
    nextRedirects([
      { from: '/loja/:slug', to: '/produtos/:slug' },
      { from: '/página?id=1.5&v', to: 'https://loja.test/', permanent: false },
    ]),
  ).toEqual([
    { source: '/loja/:slug', destination: '/produtos/:slug', permanent: true },
    {
      source: '/p%C3%A1gina',
      destination: 'https://loja.test/',
      permanent: false,
      has: [
        { type: 'query', key: 'id', value: '1\\.5' },
        { type: 'query', key: 'v', value: '' },
      ],
    },
  ])
})

for (const [from, to, problem] of [
  ['antigo', '/sobre', /antigo must begin with \//],
  ['/antigo/', '/sobre', /must not end with \//],
  ['/blog', '/sobre', /\/blog is a page of this site/],
  ['/equipa', '/sobre', /\/equipa is a page of this site/],
  ['/antigo', 'sobre', /leads to "sobre"/],
  ['/antigo', 'http://outro.test', /leads to "http:\/\/outro.test"/],
  ['/antigo', '/antigo', /leads to \/antigo, which leads on/],
] as const) {
  test(`${from} → ${to} is refused`, () => {
    expect(redirectProblems([{ from, to }], ['/equipa']).join('\n')).toMatch(problem)
  })
}

test('chains and doubles are refused, and nothing else', () => {
  const list = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/sobre' },
    { from: '/c/:path*', to: '/servicos' },
    { from: '/c/:path*', to: '/produtos' },
    { from: '/?p=12', to: '/blog/um' },
  ]
  expect(redirectProblems(list, [])).toEqual([
    'redirects: /a leads to /b, which leads on: name the last address',
    'redirects: /c/:path* is there twice',
  ])
})
