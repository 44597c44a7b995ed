/* `npm run test:vercel`: tests the site as Vercel runs it. */
import './shared/end-with-output.mjs'
import { installPackageOf } from './shared/own-package'
import { runTests } from './shared/playwright'

// The Vercel CLI, which Vercel's own builds already have.
installPackageOf('engine/tools/vercel')
await runTests('engine/tools/vercel/playwright.config.ts')
