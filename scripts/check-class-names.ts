/* Part of `npm run build`: refuses class names that compile to nothing. Otherwise the style would silently be missing. */
import { silentClassNames } from './class-names/silent'

const found = await silentClassNames()
for (const sentence of found) console.error(sentence)
if (found.length > 0) process.exitCode = 1
