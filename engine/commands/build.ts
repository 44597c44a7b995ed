/* `npm run build`: rejects type errors and unknown class names, builds the site, and completes the output of Next.js. */
import '../src/node-version.mjs'
import { host } from '../src/environment/host'
import { completeTraces } from './build/complete-trace'
import { compressStaticFiles } from './build/compress-static'
import { remedyFor } from './build/remedy'
import { ended, next, script, typeCheck, writeRouteTypes } from './processes'

/** Makes the compiler return unused memory, 200 MB of it, before pages are rendered. */
const leanCompiler = { MIMALLOC_PURGE_DELAY: '0' }

const buildDir = process.env.NEXT_DIST_DIR || '.next'

const checks = await Promise.all([
  writeRouteTypes().then((code) => code || ended(typeCheck('tsconfig.build.json'))),
  ended(script('./check-class-names.ts')),
])
if (checks.some((code) => code !== 0)) process.exit(1)

const build = next(['build', ...process.argv.slice(2)], { ...process.env, ...leanCompiler }, [
  'inherit',
  'inherit',
  'pipe',
])
let log = ''
build.stderr?.on('data', (chunk: Buffer) => {
  process.stderr.write(chunk)
  log += chunk
})
const code = await ended(build)
// Builds on Vercel have variables and content.
const remedy = code === 0 || host().cachesPages ? undefined : remedyFor(log)
if (remedy !== undefined) console.error(remedy)
if (code !== 0) process.exit(code)

// Vercel compresses files itself, but needs complete file lists for its functions.
if (!host().cachesPages)
  console.log(`Compressed ${await compressStaticFiles(buildDir)} files in ${buildDir}/static`)
if (host().cachesPages) await completeTraces()
