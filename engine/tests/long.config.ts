import { defineConfig } from '@playwright/test'
import type { StageOptions } from './fixtures/stage'
import { build, buildThemes, common, folder } from './playwright.config'

/* `npm run test:long`: every fault at every moment, and every theme. It writes the tables in docs/. */

// engine/tests/fixtures/patience.ts reads this, here and in the workers, which load this file too.
process.env.E2E_FIGURES = '1'

const dependencies = ['build mare-alta']

export default defineConfig<StageOptions>(common, {
  // One worker, because figures require an otherwise idle machine.
  workers: 1,
  outputDir: '../../test-results/long',
  reporter: [['list'], ['./figures/summary-reporter.ts'], ['./figures/figures-reporter.ts']],
  projects: [
    build('mare-alta'),
    buildThemes,
    { ...folder('outage'), dependencies },
    { ...folder('instances'), testMatch: 'pushes.spec.ts', dependencies },
    {
      ...folder('nginx'),
      testMatch: ['restart.spec.ts', 'keeping.spec.ts', 'outage.spec.ts'],
      dependencies,
    },
    folder('large'),
    folder('clone'),
    { ...folder('demo-6.3.0'), grep: /@long/, dependencies },
    { ...folder('awkward'), dependencies },
    build('mixed'),
    { ...folder('awkward', 'mixed'), name: 'mixed', dependencies: ['build mixed'] },
    ...(['granito', 'oficina'] as const).map((stageName) => ({
      name: stageName,
      testDir: '.',
      testMatch: ['demo-6.3.0/accessibility.spec.ts', 'awkward/*.spec.ts'],
      use: { stageName },
      dependencies: ['build themes'],
    })),
  ],
})
