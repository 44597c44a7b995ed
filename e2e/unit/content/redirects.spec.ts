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

test('what nobody could see, and a chain, is refused in one sentence, and nothing else', () => {
  const list = [
    { from: 'antigo', to: '/sobre' },
    { from: '/antigo/', to: '/sobre' },
    { from: '/blog', to: '/sobre' },
    { from: '/equipa', to: '/sobre' },
    { from: '/x', to: 'sobre' },
    { from: '/y', to: 'http://outro.test' },
    { from: '/a', to: '/b' },
    { from: '/b', to: '/sobre' },
    { from: '/c/:path*', to: '/servicos' },
    { from: '/c/:path*', to: '/produtos' },
    { from: '/?p=12', to: '/blog/um' },
  ]
  expect(redirectProblems(list, ['/equipa'])).toEqual([
    'redirects: antigo must begin with /: the path without the domain',
    'redirects: /antigo/ must not end with /: that address leads here by itself',
    'redirects: /blog is a page of this site, which nobody could see any more',
    'redirects: /equipa is a page of this site, which nobody could see any more',
    'redirects: /x leads to "sobre": a path or an https address is needed',
    'redirects: /y leads to "http://outro.test": a path or an https address is needed',
    'redirects: /a leads to /b, which leads on: name the last address',
    'redirects: /c/:path* is there twice',
  ])
})
