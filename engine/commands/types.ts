/* `npm run types`: checks all types, those of the routes as they are now. */
import { ended, typeCheck, writeRouteTypes } from './processes'
import { installPackageOf } from './shared/own-package'

installPackageOf('engine/tests')

// When the settings keep it from writing, it says so, and types can be checked all the same.
await writeRouteTypes()
process.exitCode = await ended(typeCheck('tsconfig.json'))
