import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installPackageOf } from '../../commands/shared/own-package'

/* Before the bench: brings what it alone needs, then checks its types, which `npm run types` cannot without these packages. */

installPackageOf('engine/tools/bench')
const typescript = createRequire(import.meta.url).resolve('typescript/package.json')
execFileSync(process.execPath, [join(typescript, '../lib/tsc.js'), '--project', 'bench'], {
  stdio: 'inherit',
})
