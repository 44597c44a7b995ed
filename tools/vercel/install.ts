import { installPackageOf } from '../../scripts/shared/own-package'

/* Before the tests: brings the command line, which the host has of its own. */

installPackageOf('tools/vercel')
