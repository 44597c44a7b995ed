import { defineConfig } from '@playwright/test'
import config from './playwright.config'

/* `npm run test:long`: what takes more than a few minutes. */
export default defineConfig({
  ...config,
  globalSetup: './e2e/outage/build-site.ts',
  reporter: [['list'], ['./e2e/support/summary-reporter.ts'], ['./e2e/outage/table-reporter.ts']],
  projects: [{ name: 'outage', testDir: 'e2e/outage' }],
})
