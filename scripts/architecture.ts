import { readFileSync, writeFileSync } from 'node:fs'
import { withDrawing } from './architecture/drawing'
import { readRooms } from './architecture/rooms'

/* `npm run architecture`: draws the modules of the project into docs/architecture.md, from their imports. */

const PAGE = 'docs/architecture.md'

writeFileSync(PAGE, withDrawing(readFileSync(PAGE, 'utf8'), readRooms()))
