/* `npm run types`: checks all types, with freshly generated types of routes. */
import { ended, typeCheck, writeRouteTypes } from './processes'
import { installPackageOf } from './shared/own-package'

installPackageOf('engine/tests')

// If the settings prevent this step, it prints the reason, and the types can still be checked.
await writeRouteTypes()
process.exitCode = await ended(typeCheck('tsconfig.json'))
