/* `npm run test:long`: all slow tests except `npm run test:vercel`. */
import './shared/end-with-output.mjs'
import { runTests } from './shared/playwright'

await runTests('engine/tests/long.config.ts')
