/* `npm run test:all`: what `npm test` leaves out. */
import './shared/end-with-output.mjs'
import { bringPrograms } from '../tests/builds/bring-programs'
import { runTests } from './shared/playwright'

bringPrograms('engines')
await runTests('engine/tests/all.config.ts')
