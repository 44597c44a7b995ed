import { defineConfig } from '@playwright/test'
import type { StageOptions } from './e2e/support/stage'
import { build, common, inTurn } from './playwright.config'

/* `npm run test:long`: every fault at every moment, every theme; it writes the tables of docs/. */

// Read by e2e/support/patience.ts, here and in the workers, which load this file too.
process.env.E2E_FIGURES = '1'

const dependencies = ['build mare-alta']

export default defineConfig<StageOptions>(common, {
  // The figures that it writes are those of a machine that does nothing else.
  workers: 1,
  outputDir: 'test-results/long',
  reporter: [
    ['list'],
    ['./e2e/support/summary-reporter.ts'],
    ['./e2e/outage/table-reporter.ts'],
    ['./e2e/support/figures-reporter.ts'],
  ],
  projects: [
    build('mare-alta'),
    build('granito'),
    // After the other, since both are built in one folder.
    { ...build('oficina'), dependencies: ['build granito'] },
    inTurn({ name: 'outage', testDir: 'e2e/outage', dependencies }),
    inTurn({ name: 'instances', testDir: 'e2e/instances', testMatch: 'pushes.spec.ts', dependencies }),
    inTurn({
      name: 'edge',
      testDir: 'e2e/edge',
      testMatch: ['restart.spec.ts', 'keeping.spec.ts', 'outage.spec.ts'],
      dependencies,
    }),
    inTurn({ name: 'large', testDir: 'e2e/large' }),
    inTurn({ name: 'clone', testDir: 'e2e/clone' }),
    ...(['granito', 'oficina'] as const).map((stageName) =>
      inTurn({
        name: stageName,
        testDir: 'e2e/authored',
        testMatch: 'accessibility.spec.ts',
        use: { stageName },
        dependencies: [`build ${stageName}`],
      }),
    ),
  ],
})
