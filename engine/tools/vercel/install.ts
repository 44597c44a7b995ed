import { installPackageOf } from '../../commands/shared/own-package'

/* Before the tests: brings the command line, which the host has of its own. */

installPackageOf('engine/tools/vercel')
