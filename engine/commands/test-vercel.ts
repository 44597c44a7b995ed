/* `npm run test:vercel`: the site as Vercel runs it. */
import './shared/end-with-output.mjs'
import { installPackageOf } from './shared/own-package'
import { runTests } from './shared/playwright'

// Its command line, which the host has of its own.
installPackageOf('engine/tools/vercel')
await runTests('engine/tools/vercel/playwright.config.ts')
