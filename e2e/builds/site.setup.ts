import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import type { StageOptions } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'
import { renewSite } from './build-sites'

/* Builds the site that the tests of another project need, unless the last build was made from the same files, or `E2E_SKIP_BUILD` is `1` or the site's name. */

// Without the fixtures of a stage, which would start the site.
const test = base.extend<object, StageOptions>({
  stageName: ['mare-alta', { option: true, scope: 'worker' }],
})

test('the site builds', async ({ stageName }) => {
  test.setTimeout(600_000)
  const isSkipped = ['1', stageName].includes(process.env.E2E_SKIP_BUILD ?? '')
  const isThere = existsSync(join(stagePlan(stageName).buildDir, 'BUILD_ID'))
  if (!isSkipped || !isThere) await renewSite(stageName)
})
