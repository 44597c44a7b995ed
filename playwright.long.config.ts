import { defineConfig } from '@playwright/test'
import type { LayoutOption } from './e2e/awkward/dressed-site'
import type { StageOptions } from './e2e/fixtures/stage'
import { build, buildThemes, common, folder } from './playwright.config'

/* `npm run test:long`: every fault at every moment, every theme; it writes the tables of docs/. */

// Read by e2e/fixtures/patience.ts, here and in the workers, which load this file too.
process.env.E2E_FIGURES = '1'

const dependencies = ['build mare-alta']

/** Layouts that no theme of the template combines: in each another header with other heads, cards and records. */
const mixedLayouts = [
  'header:masthead,hero:split,head:rule,card:cell,record:beside,action:line,footer:board,faq:plus',
  'header:board,hero:plate,head:row,card:bare,record:table,action:panel,footer:colophon,faq:chevron',
  'header:bar,hero:stage,head:margin,card:sheet,record:essay,action:block,footer:columns,faq:arrow',
]

export default defineConfig<StageOptions & LayoutOption>(common, {
  // The figures that it writes are those of a machine that does nothing else.
  workers: 1,
  outputDir: 'test-results/long',
  reporter: [['list'], ['./e2e/figures/summary-reporter.ts'], ['./e2e/figures/figures-reporter.ts']],
  projects: [
    build('mare-alta'),
    buildThemes,
    { ...folder('outage'), dependencies },
    { ...folder('instances'), testMatch: 'pushes.spec.ts', dependencies },
    {
      ...folder('nginx'),
      testMatch: ['restart.spec.ts', 'keeping.spec.ts', 'outage.spec.ts'],
      dependencies,
    },
    folder('large'),
    folder('clone'),
    { ...folder('node-versions'), grep: /@long/, dependencies },
    { ...folder('demo-6.3.0'), grep: /@long/, dependencies },
    { ...folder('awkward'), dependencies },
    ...mixedLayouts.map((layout) => ({
      ...folder('awkward'),
      name: layout,
      use: { stageName: 'mare-alta' as const, layout },
      dependencies,
    })),
    ...(['granito', 'oficina'] as const).map((stageName) => ({
      name: stageName,
      testDir: 'e2e',
      testMatch: ['demo-6.3.0/accessibility.spec.ts', 'awkward/*.spec.ts'],
      use: { stageName },
      dependencies: ['build themes'],
    })),
  ],
})
