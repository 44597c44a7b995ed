// Runs the site on Node.js: `npm start`, in a container and on other hosts.
import { startServer } from '@site-starter/engine/start-server'

process.chdir(import.meta.dirname)
await startServer()
