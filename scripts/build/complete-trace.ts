import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const build = process.env.NEXT_DIST_DIR || '.next'
/** Says that what Next.js has built are CommonJS modules. */
const MODULE_KIND = '../package.json'
const CONTENT = 'cache/content'

/**
 * Vercel puts functions together from the files that Next.js 16.4 names for them, and two kinds are missing. Next to this project's
 * package.json, which says `"type": "module"`, the function of `proxy.ts` needs the one that says otherwise, or every form fails
 * (vercel/next.js#86434). And the content of the build comes along, so that the first save is compared with it.
 */
export async function completeTraces(): Promise<void> {
  const content = (await readdir(join(build, CONTENT))).map((name) => `../${CONTENT}/${name}`)
  await addTo('middleware', [MODULE_KIND])
  await addTo('instrumentation', [MODULE_KIND, ...content])
}

/** The files of `instrumentation.ts` are part of every function. */
async function addTo(entry: string, files: string[]): Promise<void> {
  const file = join(build, 'server', `${entry}.js.nft.json`)
  const trace: { files: string[] } = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...trace, files: [...new Set([...trace.files, ...files])] }))
}
