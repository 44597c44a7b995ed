import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test'
import { common, type StageOptions } from '@site-starter/engine/testing'
import { cloneOrigin } from './clone-site/clone-site'

/*
 * `npm run check`: this clone with its own content. It is a separate run, because `@/site/config` is the clone's here, and the template's in all
 * other tests.
 */

const launchOptions = {
  ...common.use?.launchOptions,
  // Tests can only reach this machine, whatever a page loads.
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
  // The tsconfig of the clone, whose `@/site/` is the client's.
  tsconfig: '../tsconfig.json',
  outputDir: '../test-results/check',
  globalSetup: './clone-site/start.ts',
  // One worker: each reads the whole site before its first test, and the slowest tests use several tabs anyway.
  workers: 1,
  grepInvert: /@all/,
  projects: [onClone('check', 'check'), onClone('site/tests', '../site/tests')],
})
