import { test as base } from '@playwright/test'
import { buildOnSandbox } from '../support/build-sites'
import type { StageOptions } from '../support/stage'

/*
 * Builds the site that the tests of another project need. `E2E_SKIP_BUILD=1` tests what the last run has built,
 * `E2E_SKIP_BUILD=mare-alta` does so for this site alone.
 */

const test = base.extend<object, StageOptions>({
  stageName: ['mare-alta', { option: true, scope: 'worker' }],
})

test('the site builds', async ({ stageName }) => {
  test.setTimeout(600_000)
  if (!['1', stageName].includes(process.env.E2E_SKIP_BUILD ?? '')) await buildOnSandbox(stageName)
})
