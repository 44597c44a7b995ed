import { test as base } from '@playwright/test'
import type { StageOptions } from '../fixtures/stage'
import { renewSite } from './build-sites'

/* Builds the site for the tests of another project. */

// A test without the fixtures of a stage, which would start the site.
const test = base.extend<object, StageOptions>({
  stageName: ['mare-alta', { option: true, scope: 'worker' }],
})

test('the site builds', async ({ stageName }) => {
  test.setTimeout(600_000)
  await renewSite(stageName)
})
