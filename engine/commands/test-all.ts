/* `npm run test:all`: all tests that `npm test` omits. */
import './shared/end-with-output.mjs'
import { bringPrograms } from '../tests/builds/bring-programs'
import { runTests } from './shared/playwright'

bringPrograms('engines')
await runTests('engine/tests/all.config.ts')
