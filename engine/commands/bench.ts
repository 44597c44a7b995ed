/* `npm run bench`: times pages beside the smallest app. */
import './shared/end-with-output.mjs'
import { ended, script, typeCheck } from './processes'
import { installPackageOf } from './shared/own-package'

installPackageOf('engine/tools/bench')
// `npm run types` cannot without these packages.
const code = (await ended(typeCheck('engine/tools/bench'))) || (await ended(script('../tools/bench/main.ts')))
process.exitCode = code
