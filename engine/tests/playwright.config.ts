import { join } from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { installPackageOf } from '../commands/shared/own-package'
import type { StageName, StageOptions } from './fixtures/stage'
import { isBuildKept } from './fixtures/stages'
import { headlessChromium } from './servers/chromium'

installPackageOf('engine/tests')

/** What every run has in common; the other playwright configurations bring projects of their own. */
export const common = defineConfig<StageOptions>({
  tsconfig: './tsconfig.json',
  outputDir: '../../test-results',
  // More than a small machine has cores, since many tests wait for a browser or a platform. A project has one worker, because its tests
  // share a site. The tests of a clone within these tests have fewer.
  workers: Number(process.env.E2E_WORKERS || 4),
  // Generous, so that nothing depends on how fast the machine is.
  timeout: 360_000,
  expect: { timeout: 90_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? 'dot' : 'list'], [join(import.meta.dirname, 'figures/summary-reporter.ts')]],
  use: {
    locale: 'pt-PT',
    // A click meanwhile would hit the picture of the page before.
    contextOptions: { reducedMotion: 'reduce' },
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

export type TestProject = Project<object, StageOptions>

/** A project that builds the site of a stage; those that need it name it as their dependency. */
export function build(stageName: StageName): TestProject {
  const name = `build ${stageName}`
  return { name, testDir: 'builds', testMatch: 'site.setup.ts', use: { stageName } }
}

/** Builds the demo in its other two themes. */
export const buildThemes: TestProject = {
  name: 'build themes',
  testDir: 'builds',
  testMatch: 'themes.setup.ts',
}

/** A project of the tests in one folder, which gives it its name. */
export function folder(name: string, stageName: StageName = 'mare-alta'): TestProject {
  return { name, testDir: `${name}`, use: { stageName } }
}

/** A project whose tests run one after the other, on sites of their own. */
export function inTurn(project: TestProject): TestProject {
  return { ...project, workers: 1 }
}

/** What the sandbox serves, and refuses to; `npm run test:all` has its pushes, leads and faults. */
export const sandboxSample = [
  'shipped-content.spec.ts',
  'content-rules.spec.ts',
  'reads.spec.ts',
  'saves.spec.ts',
]

/** A clone's sources follow its own rules. */
export const unit: TestProject = {
  ...folder('unit'),
  testIgnore: process.env.IS_TEMPLATE ? [] : 'sources/**',
}

/** Tests that `npm run test:all` and `npm run test:long` have instead. */
const grepInvert = /@all|@long/

/** A build that is taken as it is needs no project: a worker that finds nothing to do takes a second. */
const builds = isBuildKept('mare-alta') ? [] : [build('mare-alta')]

const onBuild = [
  // One site serves both, in this order, since the second moves its clock.
  {
    name: 'demo',
    testDir: '.',
    testMatch: ['demo-6.3.0/**/*.spec.ts', 'demo-saves-and-forms/*.spec.ts'],
    use: { stageName: 'saves' as const },
  },
  folder('saves'),
  folder('outage'),
  folder('demo-4.1.0', 'oficina-castro'),
]

/*
 * The template's part of `npm test` (`engine/tests/npm-test.ts`): every promise to visitors and editors at least once. Of projects that wait for the
 * same, the longest come first: else the last one would run alone.
 */
export default defineConfig<StageOptions>(common, {
  projects: [
    ...builds,
    ...onBuild.map((project) =>
      inTurn({ dependencies: builds.flatMap(({ name = [] }) => name), ...project, grepInvert }),
    ),
    // They compute, and each worker loads most of the site.
    { ...unit, grepInvert, workers: 2 },
    inTurn({ ...folder('sandbox'), testMatch: sandboxSample }),
  ],
})
