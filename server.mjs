// `npm start`, in a container and at other hosts: the site on Node.
import { startServer } from '@site-starter/engine/start-server'

process.chdir(import.meta.dirname)
await startServer()
