/* `npm run preview`: the production build on the sandbox. */
import { endAll, ended, next, sandbox } from './processes'
import { sandboxEnvironment } from './sandbox-environment'

const env = sandboxEnvironment(process.env)
const platform = await sandbox(env.sandbox)
const built = await ended(next(['build'], env.site))
process.exitCode = built || (await Promise.race([ended(platform), ended(next(['start'], env.site))]))
endAll()
