import { writeFileSync } from 'node:fs'
import { readText } from '../lib/engine/files/file-text'
import { withDrawing } from './architecture/drawing'
import { readRooms } from './architecture/rooms'
import { LIST, listOfTemplateFiles } from './shared/template-files'

/*
 * `npm run architecture`, for the template alone: lists its files, and draws its modules into docs/architecture.md, from their imports.
 */

const PAGE = 'docs/architecture.md'

writeFileSync(LIST, listOfTemplateFiles())
writeFileSync(PAGE, withDrawing(readText(PAGE), readRooms()))
