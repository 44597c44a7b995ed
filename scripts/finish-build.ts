/* End of `npm run build`. Vercel compresses by itself, and makes functions of what was built. */
import { completeTraces } from './build/complete-trace'
import { compressStaticFiles } from './build/compress-static'

await (process.env.VERCEL ? completeTraces() : compressStaticFiles())
