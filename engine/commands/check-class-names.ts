/* A step of `npm run build` that rejects class names without CSS. Otherwise their styles would silently be missing. */
import { themeInUse } from '../src/environment/theme-name'
import { silentClassNames } from './class-names/silent'
import { unstyledLayouts } from './class-names/unstyled'
import { projectFile } from './shared/project'

const found = [...(await silentClassNames()), ...(await unstyledLayouts(projectFile('themes', themeInUse())))]
for (const sentence of found) console.error(sentence)
if (found.length > 0) process.exitCode = 1
