/* `npm run test:long`: all that takes long, but for `npm run test:vercel`. */
import './shared/end-with-output.mjs'
import { runTests } from './shared/playwright'

await runTests('engine/tests/long.config.ts')
