/* `npm run pictures`: makes the pictures of README.md anew. */
import './shared/end-with-output.mjs'
import { choosePort } from './shared/port'

process.env.PORT ??= '0'
await choosePort()
await import('../tools/pictures/main')
