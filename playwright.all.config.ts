import { defineConfig } from '@playwright/test'
import type { StageOptions } from './e2e/fixtures/stage'
import {
  build,
  buildThemes,
  cliSample,
  common,
  folder,
  inTurn,
  sandboxSample,
  type TestProject,
} from './playwright.config'

const dependencies = ['build mare-alta']
const themes = [...dependencies, 'build oficina']

/** The rest of a project of `npm test`. */
function rest(project: TestProject): TestProject {
  return { ...project, grep: /@all/, dependencies }
}

/**
 * The demo in another theme.
 * @param more tests that use this theme's build
 */
function inTheme(stageName: 'granito' | 'oficina', more: string[] = []): TestProject {
  return {
    name: stageName,
    testDir: 'e2e',
    testMatch: [
      'demo-6.3.0/accessibility.spec.ts',
      'demo-6.3.0/accent.spec.ts',
      'demo-6.3.0/look/late-fonts.spec.ts',
      ...more,
    ],
    grep: [/axe finds nothing/, /accent\.spec/, /late-fonts\.spec/, /standalone\//],
    // `npm run test:long` has all of them in these themes too.
    grepInvert: /@long/,
    use: { stageName },
    dependencies: themes,
  }
}

const deployments = ['builds.spec.ts', 'rolling.spec.ts', 'deployments/*.spec.ts']

/* `npm run test:all`: the same promises in other combinations of theme, fault, moment, build and reverse proxy. The longest come first. */

export default defineConfig<StageOptions>(common, {
  outputDir: 'test-results/all',
  grepInvert: /@long/,
  projects: [
    { ...folder('cli'), testIgnore: cliSample },
    folder('clone'),
    { name: 'bare app', testDir: 'e2e/agency', testMatch: 'bare-app.spec.ts' },
    ...buildThemes,
    build('mare-alta'),
    build('docs-examples'),
    { ...folder('large'), dependencies },
    { ...folder('unit'), grep: /@all/ },
    { ...folder('sandbox'), testIgnore: sandboxSample },
    { ...folder('check'), testMatch: 'themes.spec.ts', grep: /@all/ },

    rest(folder('outage')),
    inTheme('granito'),
    // Its build is a standalone server too.
    inTheme('oficina', ['standalone/*.spec.ts']),
    // Most of its time is waiting.
    rest(folder('demo-saves-and-forms', 'saves')),
    rest(folder('demo-6.3.0')),
    rest(folder('attacks')),
    rest({ ...folder('instances'), testIgnore: deployments }),
    { ...folder('awkward'), dependencies },
    { ...folder('agency'), testMatch: 'agency.spec.ts', dependencies },
    rest(folder('empty-tenant', 'sitio-novo')),
    rest(folder('demo-4.1.0', 'oficina-castro')),
    { ...folder('nginx'), dependencies },
    { ...folder('docs-examples', 'docs-examples'), dependencies: ['build docs-examples'] },
    rest(folder('saves')),
    { ...folder('engines'), dependencies },
    {
      ...folder('instances'),
      name: 'deployments',
      testMatch: deployments,
      dependencies: [...themes, 'build docs-examples'],
    },
  ].map(inTurn),
})
