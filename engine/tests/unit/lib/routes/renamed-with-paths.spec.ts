import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { siteConfig as ownConfig, siteConfig } from '@/site/config'
import { temporaryFolder } from '../../../sandbox/support/folders'
import { testWithPlatform } from '../../own-environment'

const test = testWithPlatform({
  answer: (_, response) => response.end(),
  environment: { SITE_URL: 'https://www.cliente.test', NEXT_DIST_DIR: '.e2e/unit-paths' },
})

test("with the client's words in addresses, links in posts follow a record in each of their forms, and so do pages in folders", {
  tag: '@all',
}, async () => {
  for (const config of [siteConfig, ownConfig]) config.paths = { services: 'tratamentos', about: 'empresa' }
  // Settings are read when these modules are loaded.
  const { withNewPaths } = await import('../../../../../lib/content/new-paths')
  const { parsed } = await import('../../platform/contract/parsed')
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
  const { readMarkdownPages } = await import('../../../../src/markdown/markdown-pages')
  const folder = temporaryFolder()
  for (const name of ['servicos/a', 'tratamentos/b', 'sobre/historia', 'empresa/premios']) {
    mkdirSync(join(folder, 'site/pages', name, '..'), { recursive: true })
    writeFileSync(join(folder, `site/pages/${name}.md`), '---\ntitle: Um\n---\n')
  }
  const { pages, problems } = readMarkdownPages(folder)
  expect(pages.map(({ path, slug }) => [path, slug])).toEqual([
    ['/empresa/premios', 'sobre/premios'],
    ['/empresa/historia', 'sobre/historia'],
  ])
  expect(problems).toEqual([
    'site/pages/servicos/a.md has the address of app/servicos/[slug]: /tratamentos/a',
    'site/pages/tratamentos/b.md has the address of app/servicos/[slug]: /tratamentos/b',
  ])
})
