/* `npm run pictures`: regenerates the pictures of README.md and docs/map.md. */
import './shared/end-with-output.mjs'
import { choosePort } from './shared/port'

process.env.PORT ??= '0'
await choosePort()
await import('../tools/pictures/main')
