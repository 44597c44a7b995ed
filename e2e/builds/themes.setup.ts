import { test } from '@playwright/test'
import { buildUnlessSkipped } from './build-sites'

test('the other themes build', async () => {
  test.setTimeout(600_000)
  for (const stageName of ['granito', 'oficina'] as const) await buildUnlessSkipped(stageName)
})
