import { defineConfig } from '@playwright/test'
import { common } from '../../tests/playwright.config'

/* `npm run test:vercel`: the promises on what Vercel's own command line builds; with E2E_FIGURES=1 it writes what they cost. */

export default defineConfig(common, {
  tsconfig: '../../tests/tsconfig.json',
  // The processor time of functions is measured.
  workers: 1,
  // A view may start a process of its own: a test with a hundred of them takes minutes where the machine is busy.
  timeout: 600_000,
  outputDir: '../../../test-results/vercel',
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['../../tests/figures/summary-reporter.ts'],
    ...(process.env.E2E_FIGURES ? ([['../../tests/figures/figures-reporter.ts']] as const) : []),
  ],
  projects: [
    { name: 'build', testDir: 'tests', testMatch: 'build.setup.ts' },
    { name: 'vercel', testDir: 'tests', testMatch: '*.spec.ts', dependencies: ['build'] },
  ],
})
