import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test'
import { common, type StageOptions } from '@site-starter/engine/testing'
import { cloneOrigin } from './clone-site/clone-site'

/*
 * `npm run check`: this clone as it is, on its content. A run of its own, since `@/site/config` is the clone's here, and the template's in
 * all other tests.
 */

const launchOptions = {
  ...common.use?.launchOptions,
  // No test asks anybody but this machine, whatever a page loads.
  args: [
    ...(common.use?.launchOptions?.args ?? []),
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ],
}

type WorkerOptions = PlaywrightWorkerOptions & StageOptions

/** A project whose tests see the clone's site. */
function onClone(name: string, testDir: string): Project<PlaywrightTestOptions, WorkerOptions> {
  return { name, testDir, use: { baseURL: cloneOrigin, launchOptions } }
}

export default defineConfig<PlaywrightTestOptions, WorkerOptions>(common, {
  // The site is the clone's own here.
  tsconfig: '../tsconfig.json',
  outputDir: '../test-results/check',
  globalSetup: './clone-site/start.ts',
  // Each reads the whole site before its first test, and what takes longest is done in several tabs.
  workers: 1,
  grepInvert: /@all/,
  projects: [onClone('check', 'check'), onClone('site/tests', '../site/tests')],
})
