import { defineConfig } from '@playwright/test'
import type { StageOptions } from './e2e/support/stage'
import config from './playwright.config'

/* `npm run test:long`: what takes more than a few minutes. */
export default defineConfig<StageOptions>({
  ...config,
  globalSetup: './e2e/support/build-for-long.ts',
  reporter: [
    ['list'],
    ['./e2e/support/summary-reporter.ts'],
    ['./e2e/outage/table-reporter.ts'],
    ['./e2e/support/figures-reporter.ts'],
  ],
  projects: [
    { name: 'outage', testDir: 'e2e/outage' },
    { name: 'instances', testDir: 'e2e/instances', testMatch: 'pushes.spec.ts' },
    {
      name: 'edge',
      testDir: 'e2e/edge',
      testMatch: ['restart.spec.ts', 'keeping.spec.ts', 'outage.spec.ts'],
    },
    { name: 'large', testDir: 'e2e/large' },
    ...(['granito', 'oficina'] as const).map((stageName) => ({
      name: stageName,
      testDir: 'e2e/authored',
      testMatch: 'accessibility.spec.ts',
      use: { stageName },
    })),
  ],
})
