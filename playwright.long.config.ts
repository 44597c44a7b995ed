import { defineConfig } from '@playwright/test'
import type { StageOptions } from './e2e/fixtures/stage'
import { build, buildThemes, common, inTurn } from './playwright.config'

/* `npm run test:long`: every fault at every moment, every theme; it writes the tables of docs/. */

// Read by e2e/fixtures/patience.ts, here and in the workers, which load this file too.
process.env.E2E_FIGURES = '1'

const dependencies = ['build mare-alta']
const themes = ['build themes']

export default defineConfig<StageOptions>(common, {
  // The figures that it writes are those of a machine that does nothing else.
  workers: 1,
  outputDir: 'test-results/long',
  reporter: [['list'], ['./e2e/figures/summary-reporter.ts'], ['./e2e/figures/figures-reporter.ts']],
  projects: [
    build('mare-alta'),
    buildThemes,
    inTurn({ name: 'outage', testDir: 'e2e/outage', dependencies }),
    inTurn({ name: 'instances', testDir: 'e2e/instances', testMatch: 'pushes.spec.ts', dependencies }),
    inTurn({
      name: 'nginx',
      testDir: 'e2e/nginx',
      testMatch: ['restart.spec.ts', 'keeping.spec.ts', 'outage.spec.ts'],
      dependencies,
    }),
    inTurn({ name: 'large', testDir: 'e2e/large' }),
    inTurn({ name: 'clone', testDir: 'e2e/clone' }),
    inTurn({
      name: 'demo-6.3.0',
      testDir: 'e2e/demo-6.3.0/look',
      testMatch: 'focus.spec.ts',
      use: { stageName: 'mare-alta' },
      dependencies,
    }),
    inTurn({ name: 'awkward', testDir: 'e2e/awkward', use: { stageName: 'awkward' }, dependencies }),
    ...(['granito', 'oficina'] as const).map((stageName) =>
      inTurn({
        name: stageName,
        testDir: 'e2e',
        testMatch: ['demo-6.3.0/accessibility.spec.ts', 'awkward/*.spec.ts'],
        use: { stageName },
        dependencies: themes,
      }),
    ),
  ],
})
