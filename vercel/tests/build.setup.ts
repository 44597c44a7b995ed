import { test } from '@playwright/test'
import { edit } from '../../e2e/fixtures/docs-examples-site'
import { buildForHost, previewEnvironment, type Tenant } from '../build'

/* `E2E_SKIP_BUILD=1` tests what the last run has built. */

const tenants: Tenant[] = ['mare-alta', 'oficina-castro', 'sitio-novo']

for (const tenant of tenants) {
  test(`${tenant} builds with the host's command line`, async () => {
    test.setTimeout(600_000)
    if (!process.env.E2E_SKIP_BUILD) await buildForHost(tenant)
  })
}

test("a preview builds, with the client's words in its addresses", async () => {
  test.setTimeout(600_000)
  if (process.env.E2E_SKIP_BUILD) return
  await buildForHost('mare-alta', previewEnvironment('mare-alta'), 'preview', (folder) => {
    const paths = "{ services: 'tratamentos', quote: 'marcar', search: 'procurar' }"
    edit(folder, 'site.config.ts', '  home: [\n', `  paths: ${paths},\n  home: [\n`)
  })
})
