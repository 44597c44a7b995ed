/* `npm run bench`: measures pages and compares them with the smallest possible app. */
import './shared/end-with-output.mjs'
import { ended, script, typeCheck } from './processes'
import { installPackageOf } from './shared/own-package'

installPackageOf('engine/tools/bench')
// `npm run types` does not check the bench, because it lacks these packages.
const code = (await ended(typeCheck('engine/tools/bench'))) || (await ended(script('../tools/bench/main.ts')))
process.exitCode = code
