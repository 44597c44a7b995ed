/* `npm run pictures`: regenerates the pictures of README.md. */
import './shared/end-with-output.mjs'
import { choosePort } from './shared/port'

process.env.PORT ??= '0'
await choosePort()
await import('../tools/pictures/main')
