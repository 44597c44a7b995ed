/* `npm run check`: tests this clone with its own content. */
import './shared/end-with-output.mjs'
import { bringPrograms } from '../tests/builds/bring-programs'
import { runTests } from './shared/playwright'

bringPrograms('check')
await runTests('e2e/check.config.ts')
