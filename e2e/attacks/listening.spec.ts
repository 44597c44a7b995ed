import { expect, test } from '@playwright/test'
import { ports } from '../servers/ports'
import { startSandbox } from '../servers/sandbox'
import { onPorts, startSite } from '../servers/site'

/* `HOSTNAME`: the address that a site listens on. */

const { platform, site: port } = ports.fresh
const paths: [path: string, text: RegExp][] = [
  ['/', /<h1/],
  ['/%73obre', /<h1/],
  ['/pesquisa?q=caixas', /\d+ resultados? para “caixas”/],
  ['/pesquisa?q=zzzzzz', /Não encontrámos nada/],
  ['/orcamento?servico=mudancas-residenciais', /<form/],
  ['/api/health', /settings/],
]

for (const [address, host] of [
  ['127.0.0.1', '127.0.0.1'],
  ['::', '[::1]'],
  ['0.0.0.0', '127.0.0.1'],
  ['localhost', 'localhost'],
] as const) {
  test(`a site that listens on ${address} answers every kind of address`, {
    tag: address === '127.0.0.1' ? [] : '@all',
  }, async () => {
    const sandbox = await startSandbox({ port: platform, pushUrl: '' })
    const site = await startSite('mare-alta', { ...onPorts(ports.fresh), HOSTNAME: address })
    for (const [path, text] of paths) {
      const answer = await fetch(`http://${host}:${port}${path}`)
      expect(answer.status, path).toBe(200)
      expect(await answer.text(), path).toMatch(text)
    }
    await site.stop()
    await sandbox.stop()
  })
}
