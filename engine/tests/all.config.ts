import { defineConfig } from '@playwright/test'
import type { StageOptions } from './fixtures/stage'
import {
  build,
  buildThemes,
  common,
  folder,
  inTurn,
  sandboxSample,
  type TestProject,
  unit,
} from './playwright.config'

const dependencies = ['build mare-alta']
const themes = [...dependencies, 'build themes']

/** The tests of a project that `npm test` omits. */
function onlyInAll(project: TestProject): TestProject {
  return { ...project, grep: /@all/, dependencies }
}

/**
 * The demo in another theme.
 * @param more tests that use this theme's build
 */
function inTheme(stageName: 'granito' | 'oficina', more: string[] = []): TestProject {
  return {
    name: stageName,
    testDir: '.',
    testMatch: [
      'demo-6.3.0/accessibility.spec.ts',
      'demo-6.3.0/accent.spec.ts',
      'demo-6.3.0/look/late-fonts.spec.ts',
      'demo-6.3.0/look/services.spec.ts',
      'awkward/first-clients.spec.ts',
      'awkward/first-visit.spec.ts',
      'awkward/joints.spec.ts',
      ...more,
    ],
    grep: [
      /axe finds nothing/,
      /accent\.spec/,
      /late-fonts\.spec/,
      /services\.spec/,
      /first-(?:clients|visit)/,
      /joints\.spec/,
      /standalone\//,
    ],
    // `npm run test:long` runs all of them in these themes too.
    grepInvert: /@long/,
    use: { stageName },
    dependencies: themes,
  }
}

const deployments = ['builds.spec.ts', 'rolling.spec.ts', 'deployments/*.spec.ts']

/*
 * `npm run test:all`: the same promises in other combinations of theme, fault, timing, build and reverse proxy. All projects wait for the last of
 * those without dependencies, so only quick ones have none, and among the others the longest come first.
 */

export default defineConfig<StageOptions>(common, {
  outputDir: '../../test-results/all',
  grepInvert: /@long/,
  projects: [
    buildThemes,
    build('docs-examples'),
    build('second-month'),
    build('mare-alta'),
    { ...unit, grep: /@all/ },
    { ...folder('sandbox'), testIgnore: sandboxSample },
    { ...folder('check'), testMatch: 'themes.spec.ts', grep: /@all/ },

    { ...folder('clone'), dependencies },
    { ...folder('cli'), dependencies },
    onlyInAll(folder('attacks')),
    onlyInAll(folder('outage')),
    onlyInAll({ ...folder('instances'), testIgnore: deployments }),
    { ...folder('nginx'), dependencies },
    onlyInAll(folder('demo-saves-and-forms', 'saves')),
    {
      ...folder('instances'),
      name: 'deployments',
      testMatch: deployments,
      dependencies: [...themes, 'build docs-examples'],
    },
    onlyInAll(folder('demo-6.3.0')),
    { ...folder('large'), dependencies },
    { ...folder('docs-examples', 'docs-examples'), dependencies: ['build docs-examples'] },
    onlyInAll(folder('saves')),
    folder('one-read', 'one-read'),
    { ...folder('second-month', 'second-month'), dependencies: ['build second-month'] },
    { name: 'bare app', testDir: 'agency', testMatch: 'bare-app.spec.ts', dependencies },
    { name: 'own answers', testDir: 'agency', testMatch: 'own-answers.spec.ts', dependencies },
    { name: 'next start', testDir: 'agency', testMatch: 'next-start.spec.ts', dependencies },
    { ...folder('awkward'), dependencies },
    // This build is a standalone server too.
    inTheme('oficina', ['standalone/*.spec.ts']),
    { ...folder('engines'), dependencies },
    { ...folder('newer-next'), dependencies },
    { ...folder('node-versions'), dependencies },
    inTheme('granito'),
    { ...folder('agency'), testMatch: 'agency.spec.ts', dependencies },
    { ...folder('empty-tenant', 'sitio-novo'), dependencies },
    onlyInAll(folder('demo-4.1.0', 'oficina-castro')),
  ].map(inTurn),
})
