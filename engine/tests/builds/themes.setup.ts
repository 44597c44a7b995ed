import { test } from '@playwright/test'
import { renewSite } from './build-sites'

/* Builds the demo in its other themes, in one folder, one after another. */

for (const stageName of ['granito', 'oficina'] as const)
  test(`the demo builds in ${stageName}`, async () => {
    test.setTimeout(600_000)
    await renewSite(stageName)
  })
