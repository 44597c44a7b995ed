import { defineConfig } from '@playwright/test'
import { common } from '../../tests/playwright.config'

/* `npm run test:vercel`: tests the output of Vercel's CLI. With E2E_FIGURES=1, it records the figures. */

export default defineConfig(common, {
  tsconfig: '../../tests/tsconfig.json',
  // One worker, because the CPU time of functions is measured.
  workers: 1,
  // A visit may start a process. A test with a hundred visits takes minutes on a busy machine.
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
