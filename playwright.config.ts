import { defineConfig, type Project } from '@playwright/test'
import { headlessChromium } from './e2e/support/chromium'
import type { StageName, StageOptions } from './e2e/support/stage'

/** What every run has in common; playwright.all.config.ts and playwright.long.config.ts bring projects of their own. */
export const common = defineConfig<StageOptions>({
  tsconfig: './e2e/tsconfig.json',
  outputDir: 'test-results',
  // Two at a time, for most tests wait for a browser or a platform. Of a project one, since its site has ports of its own.
  workers: 2,
  // Generous, so that nothing depends on how fast the machine is.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? 'dot' : 'list'], ['./e2e/support/summary-reporter.ts']],
  use: {
    locale: 'pt-PT',
    // A trace of every test would cost a fifth of the time: add --trace retain-on-failure for one that fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...headlessChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
})

type TestProject = Project<object, StageOptions>

/** A project that builds the site of a stage; those that need it name it as their dependency. */
export function build(stageName: StageName): TestProject {
  return { name: `build ${stageName}`, testDir: 'e2e/builds', testMatch: 'site.setup.ts', use: { stageName } }
}

/** A project whose tests run one after the other, on sites of their own. */
export function inTurn(project: TestProject): TestProject {
  return { ...project, workers: 1 }
}

/** The rest of the tests on the demo looks at pages as they were built, on a site beside this one. */
export const savesAndForms = /(freshness|push|leads|posts|fuzz|security)\.spec\.ts/

/** Setup and doctor where all is well; `npm run test:all` has what can be wrong. */
export const kitSample = ['doctor/all.spec.ts', 'setup/terminal.spec.ts']

/** Tests that `npm run test:all` and `npm run test:long` have instead. */
export const later = /@all|@long/

const demo = ['build mare-alta']

/* `npm test`: every promise of the README at least once. */
export default defineConfig<StageOptions>(common, {
  projects: [
    { name: 'unit', testDir: 'e2e/unit' },
    inTurn({ name: 'sandbox', testDir: 'e2e/sandbox' }),
    build('mare-alta'),
    build('clone'),
    ...[
      {
        name: '6.3.0',
        testDir: 'e2e/authored',
        testIgnore: savesAndForms,
        use: { stageName: 'mare-alta' as const },
      },
      {
        name: '6.3.0 saves and forms',
        testDir: 'e2e/authored',
        testMatch: savesAndForms,
        use: { stageName: 'saves' as const },
      },
      { name: 'kit', testDir: 'e2e/kit', testMatch: kitSample },
      { name: '4.1.0', testDir: 'e2e/workshop', use: { stageName: 'oficina-castro' as const } },
      { name: 'unauthored', testDir: 'e2e/unauthored', use: { stageName: 'sitio-novo' as const } },
      { name: 'saves', testDir: 'e2e/saves' },
      { name: 'outage', testDir: 'e2e/outage' },
      { name: 'attacks', testDir: 'e2e/attacks' },
      { name: 'instances', testDir: 'e2e/instances' },
    ].map((project) => inTurn({ ...project, grepInvert: later, dependencies: demo })),
    inTurn({
      name: 'check',
      testDir: 'e2e/check',
      use: { stageName: 'clone' },
      dependencies: ['build clone'],
    }),
  ],
})
