import { defineConfig, type Project } from '@playwright/test'
import type { StageOptions } from './e2e/fixtures/stage'
import { build, buildThemes, cliSample, common, inTurn } from './playwright.config'

/** The rest of a project of `npm test`. */
function rest(project: Project<object, StageOptions>): Project<object, StageOptions> {
  return inTurn({ grep: /@all/, dependencies: ['build mare-alta'], ...project })
}

/**
 * The demo in another theme.
 * @param more tests that use this theme's build; a project has one worker, so that its port is free for them
 */
function inTheme(stageName: 'granito' | 'oficina', more: string[] = []): Project<object, StageOptions> {
  return inTurn({
    name: stageName,
    testDir: 'e2e',
    testMatch: [
      'demo-6.3.0/accessibility.spec.ts',
      'demo-6.3.0/accent.spec.ts',
      'demo-6.3.0/look/late-fonts.spec.ts',
      ...more,
    ],
    grep: [/axe finds nothing/, /accent\.spec/, /late-fonts\.spec/, /standalone\//],
    grepInvert: /late move nothing: all other kinds/,
    use: { stageName },
    dependencies: ['build mare-alta', 'build themes'],
  })
}

const twoBuilds = ['builds.spec.ts', 'rolling.spec.ts']

/* `npm run test:all`: the same promises in other combinations of theme, fault, moment, build and reverse proxy. The longest come first. */

export default defineConfig<StageOptions>(common, {
  outputDir: 'test-results/all',
  grepInvert: /@long/,
  projects: [
    inTurn({ name: 'cli', testDir: 'e2e/cli', testIgnore: cliSample }),
    inTurn({ name: 'clone', testDir: 'e2e/clone' }),
    inTurn({ name: 'bare app', testDir: 'e2e/agency', testMatch: 'bare-app.spec.ts' }),
    buildThemes,
    build('mare-alta'),
    inTurn({ name: 'build docs-examples', testDir: 'e2e/builds', testMatch: 'docs-examples.setup.ts' }),
    inTurn({ name: 'large', testDir: 'e2e/large', dependencies: ['build mare-alta'] }),
    { name: 'unit', testDir: 'e2e/unit', grep: /@all/ },

    rest({ name: 'outage', testDir: 'e2e/outage' }),
    inTheme('granito'),
    // Its build is a standalone server too.
    inTheme('oficina', ['standalone/*.spec.ts']),
    // Most of its time is waiting.
    rest({ name: 'demo-saves-and-forms', testDir: 'e2e/demo-saves-and-forms', use: { stageName: 'saves' } }),
    rest({ name: 'demo-6.3.0', testDir: 'e2e/demo-6.3.0', use: { stageName: 'mare-alta' } }),
    rest({ name: 'attacks', testDir: 'e2e/attacks' }),
    rest({ name: 'instances', testDir: 'e2e/instances', testIgnore: twoBuilds }),
    rest({ name: 'awkward', testDir: 'e2e/awkward', use: { stageName: 'awkward' } }),
    inTurn({ name: 'nginx', testDir: 'e2e/nginx', dependencies: ['build mare-alta'] }),
    inTurn({ name: 'docs-examples', testDir: 'e2e/docs-examples', dependencies: ['build docs-examples'] }),
    rest({ name: 'saves', testDir: 'e2e/saves' }),
    inTurn({
      name: 'engines',
      testDir: 'e2e/engines',
      use: { stageName: 'engines' },
      dependencies: ['build mare-alta'],
    }),
    rest({ name: 'empty-tenant', testDir: 'e2e/empty-tenant', use: { stageName: 'sitio-novo' } }),
    rest({ name: 'demo-4.1.0', testDir: 'e2e/demo-4.1.0', use: { stageName: 'oficina-castro' } }),
    inTurn({
      name: 'two builds',
      testDir: 'e2e/instances',
      testMatch: twoBuilds,
      dependencies: ['build mare-alta', 'build themes'],
    }),
  ],
})
