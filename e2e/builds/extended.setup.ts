import { test } from '@playwright/test'
import { buildExtendedSite } from '../support/extended-site'

test('the site with everything switched on builds', async () => {
  test.setTimeout(600_000)
  if (process.env.E2E_SKIP_BUILD !== '1') await buildExtendedSite()
})
