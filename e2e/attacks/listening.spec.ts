import { ports } from '../servers/ports'
import { expect, test } from './fresh-site'

/* `HOSTNAME`: the address that a site listens on. */

const paths: [path: string, text: RegExp][] = [
  ['/', /<h1/],
  ['/%73obre', /<h1/],
  ['/pesquisa?q=caixas', /\d+ resultados? para “caixas”/],
  ['/pesquisa?q=zzzzzz', /Não encontrámos nada/],
  ['/orcamento?servico=mudancas-residenciais', /<form/],
  ['/api/health', /settings/],
]

for (const [address, host] of [
  // As in a container.
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
] as const) {
  test.describe(address, { tag: address === '::' ? '@all' : [] }, () => {
    test.use({ variables: { HOSTNAME: address } })

    test('a site that listens on this address answers every kind of address', async ({ site: _ }) => {
      for (const [path, text] of paths) {
        const answer = await fetch(`http://${host}:${ports.site}${path}`)
        expect(answer.status, path).toBe(200)
        expect(await answer.text(), path).toMatch(text)
      }
    })
  })
}
