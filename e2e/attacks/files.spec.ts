import { readdirSync } from 'node:fs'
import { rawRequest } from '../fixtures/raw-request'
import { expect, test } from './fresh-site'

/* What a running site writes: the content that it has read, and nothing for an address that anybody can make up. */

/** A request of Next.js for a part of a page; its query tells the headers. */
const part = { rsc: '1' }
const segment = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }

const madeUp: [what: string, path: (n: number) => string, headers?: Record<string, string>][] = [
  ['a preselected service', (n) => `/orcamento?servico=x${n}`],
  ['a preselected service as a path', (n) => `/orcamento/y${n}`],
  ...['/servicos', '/produtos', '/projetos', '/blog', '', '/a/b'].map(
    (parent): [string, (n: number) => string] => [`${parent}/…`, (n) => `${parent}/x${n}`],
  ),
  ...['/servicos', '/produtos', '/projetos', '/blog'].map((index): [string, (n: number) => string] => [
    `a later page of ${index}`,
    (n) => `${index}/pagina/${100 + n}`,
  ]),
  ['a later page that is no number', (n) => `/blog/pagina/x${n}`],
  ['an Open Graph image', (n) => `/og/x${n}`],
  ['an Open Graph image of a record', (n) => `/og/blog/x${n}`],
  ['an icon', (n) => `/icon/${n}`],
  ['a route of the API', (n) => `/api/x${n}`],
  ['a query of a page', (n) => `/servicos?q=${n}`],
  ['a query of a text', (n) => `/robots.txt?n=${n}`],
  ['a part of a page', (n) => `/servicos/z${n}?_rsc`, part],
  ['a part of the form', (n) => `/orcamento/z${n}?_rsc`, part],
  ['a segment', (n) => `/servicos/z${n}?_rsc=_i_aeImnuN6u1u1r`, segment],
  ['another spelling of a page', (n) => `/servicos/${spelled('mudancas-empresas', n)}`],
  ['another spelling of the form', (n) => `/orcamento/${spelled('mudancas-empresas', n)}`],
]

/** A text with some of its letters escaped. */
function spelled(text: string, n: number): string {
  const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
  return [...text].map((letter, index) => ((n >> index) & 1 ? escaped(letter) : letter)).join('')
}

test('no address that anybody can make up leaves a file', { tag: '@all' }, async ({
  site: { origin, buildDir },
}) => {
  // A file that is being written has another name: content is read anew, and stored, behind any view.
  const isWhole = (name: string) => !name.endsWith('.tmp')
  const all = () => readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
  const files = () => all().filter(isWhole).sort()
  const ask = (path: string, headers = {}) => rawRequest(origin, { path, headers })
  // What exists is written once, however it is asked for.
  for (const path of ['/servicos', '/robots.txt', '/nada', '/servicos/mudancas-empresas']) await ask(path)
  for (const path of ['/orcamento', '/orcamento?servico=mudancas-empresas', '/icon/32']) await ask(path)
  const before = files()
  expect(before.filter((name) => name.startsWith('cache/content/')).length).toBeGreaterThan(5)
  for (const [what, path, headers] of madeUp) {
    const statuses = new Set<number>()
    for (const n of [1, 2, 3]) statuses.add((await ask(path(n), headers)).status)
    for (const status of statuses) expect(status, what).toBeLessThan(500)
    expect(files(), what).toEqual(before)
  }
  await expect.poll(() => all().every(isWhole)).toBe(true)
})
