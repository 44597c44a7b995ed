import { test } from '@playwright/test'
import { buildForHost, previewEnvironment, type Tenant } from '../build'

/* `E2E_SKIP_BUILD=1` tests what the last run has built. */

const tenants: Tenant[] = ['mare-alta', 'oficina-castro', 'sitio-novo']

for (const tenant of tenants) {
  test(`${tenant} builds with the host's command line`, async () => {
    test.setTimeout(600_000)
    if (!process.env.E2E_SKIP_BUILD) await buildForHost(tenant)
  })
}

test('a preview builds', async () => {
  test.setTimeout(600_000)
  if (!process.env.E2E_SKIP_BUILD) await buildForHost('mare-alta', previewEnvironment('mare-alta'), 'preview')
})
