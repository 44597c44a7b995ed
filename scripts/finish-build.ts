/* The last step of `npm run build`. Vercel compresses files by itself, and needs complete lists of files for its functions. */
import { completeTraces } from './build/complete-trace'
import { compressStaticFiles } from './build/compress-static'

const buildDir = process.env.NEXT_DIST_DIR || '.next'

if (process.env.VERCEL) await completeTraces()
else console.log(`Compressed ${await compressStaticFiles(buildDir)} files in ${buildDir}/static`)
