import { defineConfig } from '@playwright/test'
import { chromiumPath } from './e2e/support/chromium'
import type { StageOptions } from './e2e/support/stage'

const executablePath = chromiumPath()

export default defineConfig<StageOptions>({
  outputDir: 'test-results',
  globalSetup: './e2e/support/build-sites.ts',
  // Two cores: one browser, one site and one platform at a time keep the clocks honest.
  workers: 1,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? 'dot' : 'list'], ['./e2e/support/summary-reporter.ts']],
  use: {
    locale: 'pt-PT',
    // A trace of every test would cost a fifth of the time: add --trace retain-on-failure for one that fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    { name: 'unit', testDir: 'e2e/unit' },
    { name: 'sandbox', testDir: 'e2e/sandbox' },
    { name: 'kit', testDir: 'e2e/kit' },
    { name: '6.3.0', testDir: 'e2e/authored', use: { stageName: 'mare-alta' } },
    { name: '4.1.0', testDir: 'e2e/workshop', use: { stageName: 'oficina-castro' } },
    // One width and scheme in each of the other themes; npm run test:long has them all.
    {
      name: 'granito',
      testDir: 'e2e/authored',
      testMatch: 'accessibility.spec.ts',
      grep: /390 px, dark/,
      use: { stageName: 'granito' },
    },
    {
      name: 'oficina',
      testDir: 'e2e/authored',
      testMatch: 'accessibility.spec.ts',
      grep: /1280 px, light/,
      use: { stageName: 'oficina' },
    },
    { name: 'outage', testDir: 'e2e/outage', grepInvert: /@long/ },
    { name: 'attacks', testDir: 'e2e/attacks' },
    { name: 'instances', testDir: 'e2e/instances' },
    { name: 'edge', testDir: 'e2e/edge' },
    { name: 'large', testDir: 'e2e/large', grepInvert: /@long/ },
    { name: 'extended', testDir: 'e2e/extended' },
    { name: 'standalone', testDir: 'e2e/standalone' },
    { name: 'unauthored', testDir: 'e2e/unauthored', use: { stageName: 'sitio-novo' } },
  ],
})
