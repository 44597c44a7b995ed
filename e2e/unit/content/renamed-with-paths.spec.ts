import { expect } from '@playwright/test'
import { siteConfig as ownConfig, siteConfig } from '@/site/config'
import { testWithPlatform } from '../own-environment'

const test = testWithPlatform({
  answer: (_, response) => response.end(),
  environment: { SITE_URL: 'https://www.cliente.test', NEXT_DIST_DIR: '.e2e/unit-paths' },
})

test("with the client's words in addresses, links in posts follow a record in each of their forms", {
  tag: '@all',
}, async () => {
  for (const config of [siteConfig, ownConfig]) config.paths = { services: 'tratamentos' }
  // Read when they are loaded.
  const { withNewPaths } = await import('../../../lib/site/content/new-paths')
  const { parsed } = await import('../engine/platform/parsed')
  const newPaths = { '/tratamentos/velho': '/tratamentos/novo' }
  for (const [address, expected] of [
    ['/servicos/velho#preco', '/tratamentos/novo#preco'],
    ['/tratamentos/velho', '/tratamentos/novo'],
    ['https://www.cliente.test/servicos/velho', 'https://www.cliente.test/tratamentos/novo'],
    ['https://www.cliente.test/tratamentos/velho?a=1', 'https://www.cliente.test/tratamentos/novo?a=1'],
    ['https://outro.test/servicos/velho', 'https://outro.test/servicos/velho'],
  ]) {
    const { content } = parsed('posts', [{ slug: 'a', body: `<p><a href="${address}">a</a></p>` }])
    const bodies = content.map((post) => withNewPaths(post, newPaths).body)
    expect(bodies, address).toEqual([`<p><a href="${expected}">a</a></p>`])
  }
})
