import { join } from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { installPackageOf } from '../commands/shared/own-package'
import type { StageName, StageOptions } from './fixtures/stage'
import { isBuildKept } from './fixtures/stages'
import { headlessChromium } from './servers/chromium'

installPackageOf('engine/tests')

/** The settings of every run. Other Playwright configurations add their own projects. */
export const common = defineConfig<StageOptions>({
  tsconfig: './tsconfig.json',
  outputDir: '../../test-results',
  // More workers than a small machine has cores, since many tests wait for a browser or a platform. A project has one worker, because its tests share
  // a site. Tests of a clone within these tests have fewer.
  workers: Number(process.env.E2E_WORKERS || 4),
  // Generous limits, so that nothing depends on the speed of the machine.
  timeout: 360_000,
  expect: { timeout: 90_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? 'dot' : 'list'], [join(import.meta.dirname, 'figures/summary-reporter.ts')]],
  use: {
    locale: 'pt-PT',
    // A click during a view transition would hit the picture of the previous page.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every test would take a fifth more time: add --trace retain-on-failure for a failing one.
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

/** A project that builds the site of a stage. Projects that need it depend on it. */
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

/** A project with the tests of one folder, and its name. */
export function folder(name: string, stageName: StageName = 'mare-alta'): TestProject {
  return { name, testDir: `${name}`, use: { stageName } }
}

/** A project whose tests run one after another, each on its own site. */
export function inTurn(project: TestProject): TestProject {
  return { ...project, workers: 1 }
}

/** Tests of what the sandbox serves and rejects; `npm run test:all` covers its pushes, leads and faults. */
export const sandboxSample = [
  'shipped-content.spec.ts',
  'content-rules.spec.ts',
  'reads.spec.ts',
  'saves.spec.ts',
]

/** Unit tests. Sources of a clone have their own rules. */
export const unit: TestProject = {
  ...folder('unit'),
  testIgnore: process.env.IS_TEMPLATE ? [] : 'sources/**',
}

/** Tests that only `npm run test:all` or `npm run test:long` run. */
const grepInvert = /@all|@long/

/** A reused build needs no project, since even an idle worker takes a second. */
const builds = isBuildKept('mare-alta') ? [] : [build('mare-alta')]

const onBuild = [
  // One site serves both projects, in this order, because the second advances its clock.
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
 * The template's part of `npm test` (`engine/tests/npm-test.ts`): every promise to visitors and editors at least once. Among projects with the same
 * dependencies the longest come first, since the last one would otherwise run alone.
 */
export default defineConfig<StageOptions>(common, {
  projects: [
    ...builds,
    ...onBuild.map((project) =>
      inTurn({ dependencies: builds.flatMap(({ name = [] }) => name), ...project, grepInvert }),
    ),
    // Unit tests compute, and each worker loads most of the site.
    { ...unit, grepInvert, workers: 2 },
    inTurn({ ...folder('sandbox'), testMatch: sandboxSample }),
  ],
})
