import { defineConfig } from '@playwright/test'
import type { StageOptions } from './e2e/support/stage'
import { build, common, inTurn, kitSample, savesAndForms } from './playwright.config'

/* `npm run test:all`: the same promises in other combinations of theme, fault, moment, build and reverse proxy. */

const demo = ['build mare-alta']

export default defineConfig<StageOptions>(common, {
  outputDir: 'test-results/all',
  grepInvert: /@long/,
  projects: [
    inTurn({ name: 'kit', testDir: 'e2e/kit', testIgnore: kitSample }),
    inTurn({ name: 'large', testDir: 'e2e/large' }),
    inTurn({ name: 'clone', testDir: 'e2e/clone' }),
    build('mare-alta'),
    build('standalone'),
    build('granito'),
    // After the other, since both are built in one folder.
    { ...build('oficina'), dependencies: ['build granito'] },
    inTurn({ name: 'build extended', testDir: 'e2e/builds', testMatch: 'extended.setup.ts' }),
    inTurn({
      name: '6.3.0',
      testDir: 'e2e/authored',
      testIgnore: savesAndForms,
      grep: /@all/,
      use: { stageName: 'mare-alta' },
      dependencies: demo,
    }),
    inTurn({
      name: '6.3.0 saves and forms',
      testDir: 'e2e/authored',
      testMatch: savesAndForms,
      grep: /@all/,
      use: { stageName: 'saves' },
      dependencies: demo,
    }),
    inTurn({ name: 'saves', testDir: 'e2e/saves', grep: /@all/, dependencies: demo }),
    inTurn({ name: 'outage', testDir: 'e2e/outage', grep: /@all/, dependencies: demo }),
    inTurn({
      name: '4.1.0',
      testDir: 'e2e/workshop',
      grep: /@all/,
      use: { stageName: 'oficina-castro' },
      dependencies: demo,
    }),
    inTurn({ name: 'attacks', testDir: 'e2e/attacks', grep: /@all/, dependencies: demo }),
    inTurn({
      name: 'instances',
      testDir: 'e2e/instances',
      grep: /@all/,
      // After the projects of the two themes, on whose ports it starts the same sites.
      dependencies: [...demo, 'granito', 'oficina'],
    }),
    inTurn({ name: 'engines', testDir: 'e2e/engines', use: { stageName: 'engines' }, dependencies: demo }),
    inTurn({ name: 'edge', testDir: 'e2e/edge', dependencies: demo }),
    inTurn({ name: 'extended', testDir: 'e2e/extended', dependencies: ['build extended'] }),
    inTurn({ name: 'standalone', testDir: 'e2e/standalone', dependencies: ['build standalone'] }),
    ...(['granito', 'oficina'] as const).map((stageName) =>
      inTurn({
        name: stageName,
        testDir: 'e2e/authored',
        testMatch: ['accessibility.spec.ts', 'accent.spec.ts'],
        grep: stageName === 'granito' ? /390 px, dark|accent/ : /1280 px, light|accent/,
        use: { stageName },
        dependencies: [`build ${stageName}`],
      }),
    ),
  ],
})
