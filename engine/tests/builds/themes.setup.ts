import { test } from '@playwright/test'
import { renewSite } from './build-sites'

/* The demo in its other themes. They are built in one folder, one after the other. */

for (const stageName of ['granito', 'oficina'] as const)
  test(`the demo builds in ${stageName}`, async () => {
    test.setTimeout(600_000)
    await renewSite(stageName)
  })
