import { writeFileSync } from 'node:fs'
import { LIST, listOfTemplateFiles } from './shared/template-files'

/* `npm run template-files`, for the template alone: lists its files. */

writeFileSync(LIST, listOfTemplateFiles())
