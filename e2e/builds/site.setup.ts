import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'
import { buildSite } from './build-sites'

/* Builds the site that the tests of another project need, unless the last run has and `E2E_SKIP_BUILD` is `1` or the site's name. */

test('the site builds', async ({ stageName }) => {
  test.setTimeout(600_000)
  const isSkipped = ['1', stageName].includes(process.env.E2E_SKIP_BUILD ?? '')
  const isThere = existsSync(join(stagePlan(stageName).buildDir, 'BUILD_ID'))
  if (!isSkipped || !isThere) await buildSite(stageName)
})
