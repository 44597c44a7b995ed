import { test } from '@playwright/test'
import { buildDocsExamplesSite } from '../fixtures/docs-examples-site'

test('the site with everything switched on builds', async () => {
  test.setTimeout(600_000)
  if (process.env.E2E_SKIP_BUILD !== '1') await buildDocsExamplesSite()
})
