/* Part of `npm run build`: a class name that compiles to nothing would only be missing on the page. */
import { silentClassNames } from './class-names/silent'

const found = await silentClassNames()
for (const sentence of found) console.error(sentence)
if (found.length > 0) process.exitCode = 1
