import { readdirSync } from 'node:fs'
import { rawRequest } from '../fixtures/raw-request'
import { expect, test } from './aged-site'

/* Tests that a running site writes the content that it has read, and nothing for made-up addresses. */

/** Headers of a Next.js request for part of a page. Its query mirrors them. */
const part = { rsc: '1' }
const segment = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }

const madeUp: [path: (n: number) => string, headers?: Record<string, string>][] = [
  [(n) => `/orcamento?servico=x${n}`],
  [(n) => `/orcamento/y${n}`],
  [(n) => `/obrigado?servico=x${n}`],
  [(n) => `/obrigado/y${n}`],
  [(n) => `/servicos/x${n}`],
  [(n) => `/x${n}`],
  [(n) => `/servicos/pagina/${100 + n}`],
  [(n) => `/blog/pagina/x${n}`],
  [(n) => `/og/blog/x${n}`],
  [(n) => `/icon/${n}`],
  [(n) => `/api/x${n}`],
  [(n) => `/servicos?q=${n}`],
  [(n) => `/pesquisa?q=x${n}`],
  [(n) => `/robots.txt?n=${n}`],
  [(n) => `/servicos/z${n}?_rsc`, part],
  [(n) => `/servicos/z${n}?_rsc=_i_aeImnuN6u1u1r`, segment],
  [(n) => `/servicos/${spelled('mudancas-empresas', n)}`],
  [(n) => `/orcamento/${spelled('mudancas-empresas', n)}`],
]

/** A text with some letters escaped. */
function spelled(text: string, n: number): string {
  const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
  return [...text].map((letter, index) => ((n >> index) & 1 ? escaped(letter) : letter)).join('')
}

test('a made-up address leaves no file in the folder of the build', { tag: '@all' }, async ({
  site: { origin, buildDir },
}) => {
  // A file being written has a temporary name. Any visit may cause a read whose content is stored.
  const isWhole = (name: string) => !name.endsWith('.tmp')
  const all = () => readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
  const files = () => all().filter(isWhole).sort()
  const ask = (path: string, headers = {}) => rawRequest(origin, { path, headers })
  // Existing addresses are written once, in whatever form they are requested.
  for (const path of ['/servicos', '/robots.txt', '/nada', '/servicos/mudancas-empresas']) await ask(path)
  for (const path of ['/orcamento', '/orcamento?servico=mudancas-empresas', '/icon/32']) await ask(path)
  // The server copies styles and scripts of its build when it starts.
  await expect.poll(all).toContain('cache/static/.last')
  const before = files()
  expect(before.filter((name) => name.startsWith('cache/content/')).length).toBeGreaterThan(5)
  for (const [path, headers] of madeUp)
    for (const n of [1, 2, 3]) expect((await ask(path(n), headers)).status, path(n)).toBeLessThan(500)
  expect(files()).toEqual(before)
  await expect.poll(() => all().every(isWhole)).toBe(true)
})
